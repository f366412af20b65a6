/* global SwaggerUIBundle */
const message = document.getElementById('message');
const choice = document.getElementById('part');

const api = await fetch('/api/openapi.json')
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
  .catch(() => undefined);
if (!api) message.textContent = 'The API does not answer, so there is nothing to describe.';

const ui =
  api &&
  SwaggerUIBundle({
    spec: only(chosen()),
    dom_id: '#reference',
    presets: [SwaggerUIBundle.presets.apis],
    layout: 'BaseLayout',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    defaultModelsExpandDepth: -1,
    defaultModelExpandDepth: 2,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    // No requests to Swagger's validator.
    validatorUrl: null,
  });

choice.addEventListener('change', () => {
  ui?.specActions.updateJsonSpec(only(choice.value));
  history.replaceState(null, '', `?part=${encodeURIComponent(choice.value)}`);
});

document.getElementById('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn(Object.fromEntries(new FormData(event.target)));
});

/** The part in the address, else the first one. */
function chosen() {
  const names = api['x-tagGroups'].map(({ name }) => name);
  choice.replaceChildren(...names.map((name) => new Option(name)));
  const asked = new URLSearchParams(location.search).get('part');
  choice.value = names.includes(asked) ? asked : names[0];
  return choice.value;
}

/** The document with the calls of one part and the schemas they mention: rendering everything is slow. */
function only(part) {
  const { tags } = api['x-tagGroups'].find(({ name }) => name === part);
  const paths = {};
  for (const [path, calls] of Object.entries(api.paths)) {
    const selected = Object.entries(calls).filter(([, call]) => tags.includes(call.tags[0]));
    if (selected.length > 0) paths[path] = Object.fromEntries(selected);
  }
  const { schemas, responses, ...components } = api.components;
  const mentioned = mentionedIn(paths);
  const pick = (all, kind) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => mentioned.has(`${kind}/${name}`)));
  return {
    ...api,
    tags: api.tags.filter(({ name }) => tags.includes(name)),
    paths,
    components: { ...components, schemas: pick(schemas, 'schemas'), responses: pick(responses, 'responses') },
  };
}

function mentionedIn(paths) {
  const found = new Set();
  const look = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      const [kind, key] = name.split('/');
      look(api.components[kind]?.[key] ?? null);
    }
  };
  look(paths);
  return found;
}

async function signIn(account) {
  message.textContent = 'Signing in…';
  try {
    const answer = await fetch('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const { data, msg } = await answer.json();
    if (!answer.ok) throw new Error(msg);
    ui.preauthorizeApiKey('staffToken', data.token);
    const minutes = Math.round(data.expiresIn / 60);
    message.textContent = `Signed in as ${data.user.firstName} ${data.user.lastName}, for ${minutes} minutes.`;
  } catch (error) {
    message.textContent = error instanceof SyntaxError ? 'The API does not answer.' : error.message;
  }
}
