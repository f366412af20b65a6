import { type DocumentName, RICH_TEXT, resources, type Resource, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';

import { cleanHtml } from '../content/rich-text.ts';
import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { sampleOf } from '../testing/samples.ts';
import { allHostileTexts, hostileFormFields, hostileStrings, hostileUrls, scriptInjections } from './corpora.ts';
import { filled, textsIn } from './fill.ts';

let api: TestApi;
let call: Call;
const ids = new Map<string, string>();

const documents = Object.values<Resource>(resources).filter(({ storage }) => storage === 'document');

beforeAll(async () => {
  api = await startTestApi();
  call = asAdmin(callsTo(api));
  for (const resource of documents) ids.set(resource.name, await recordOf(resource));
});
afterAll(() => api.stop());

// A token does not live as long as the whole collections take.
function asAdmin(plain: Call): Call {
  let count = 0;
  let token = Promise.resolve('');
  return async (method, path, init) => {
    if (count % 2_000 === 0) token = tokenOf(plain, ROLE.ADMIN);
    count += 1;
    return plain(method, path, { ...init, token: await token });
  };
}

// A single may be there already.
async function recordOf({ name, single }: Resource): Promise<string> {
  const list = (await call('GET', `/admin/${name}?range=[0,0]`)).body as { id: string }[];
  if (single && list[0]) return list[0].id;
  const made = await call('POST', `/admin/${name}`, { body: sampleOf(name as DocumentName).create(90_001) });
  expect(made.status, name).toBe(201);
  return (made.body as { id: string }).id;
}

/** Puts the payload into every text field that takes it; answers what was sent and saved, or nothing where none did. */
async function put(resource: Resource, payload: string): Promise<{ sent: unknown; saved: unknown } | undefined> {
  const refused = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    const sent = filled(resource.schema, payload, refused) ?? {};
    const answer = await call('PUT', `/admin/${resource.name}/${ids.get(resource.name)}`, { body: sent });
    expect(answer.status, `${resource.name} ${JSON.stringify(payload)}`).toBeLessThan(500);
    if (answer.status === 200) return { sent, saved: answer.body };
    const { errors = {} } = answer.body as { errors?: Record<string, string> };
    expect(Object.keys(errors).length, JSON.stringify(answer.body)).toBeGreaterThan(0);
    for (const path of Object.keys(errors)) refused.add(path);
  }
  return undefined;
}

test('ENT-17, API-46 every accepted text is read back unchanged, or sanitised by its kind', async () => {
  let taken = 0;
  const payloads = allHostileTexts().filter((payload) => payload.length <= RICH_TEXT.maxLength);
  for (const [index, payload] of payloads.entries()) {
    const resource = documents[index % documents.length] as Resource;
    const done = await put(resource, payload);
    if (!done) continue;
    const again = (await call('GET', `/admin/${resource.name}/${ids.get(resource.name)}`)).body;
    expect(again, resource.name).toEqual(done.saved);
    const saved = new Map(textsIn(resource.schema, again).map(({ path, text }) => [path, text]));
    for (const { path, kind, text } of textsIn(resource.schema, done.sent)) {
      taken += 1;
      if (kind === 'richText') expect(saved.get(path), `${resource.name}.${path}`).toBe(cleanHtml(text));
      // Host names are stored in lower case.
      else expect(saved.get(path)?.toLowerCase(), `${resource.name}.${path}`).toBe(text.trim().toLowerCase());
    }
  }
  expect(taken).toBeGreaterThan(payloads.length);
}, 3_600_000);

test('every hostile text meets one plain and one rich field, whichever resource it went to', async () => {
  const { faqs } = resources;
  for (const { payload } of [...scriptInjections(), ...hostileStrings().map((text) => ({ payload: text }))]) {
    const answer = await call('PUT', `/admin/faqs/${ids.get('faqs')}`, {
      body: { question: payload.slice(0, 300) || 'empty', answer: payload.slice(0, RICH_TEXT.maxLength) },
    });
    expect(answer.status, payload).toBeLessThan(500);
    if (answer.status !== 200) continue;
    const saved = answer.body as z.output<typeof faqs.schema>;
    expect(saved.answer, payload).toBe(cleanHtml(payload));
    expect(saved.question, payload).toBe((payload.slice(0, 300) || 'empty').trim());
  }
}, 3_600_000);

test('an address that a browser resolves to another place is refused in every link and picture', async () => {
  const origin = new URL('https://www.prospectus.test/');
  const fields: [string, string][] = [
    ['launchpad', 'link'],
    ['launchpad', 'image'],
    ['university-info', 'facebook'],
    ['footer', 'link1'],
  ];
  for (const { input } of hostileUrls()) {
    for (const [resource, field] of fields) {
      const answer = await call('PUT', `/admin/${resource}/${ids.get(resource)}`, { body: { [field]: input } });
      expect(answer.status, input).toBeLessThan(500);
      if (answer.status !== 200) continue;
      const saved = String((answer.body as Record<string, unknown>)[field]);
      if (saved === '') continue;
      const seen = new URL(saved, origin);
      expect(['http:', 'https:', 'mailto:', 'tel:'], `${field}: ${saved}`).toContain(seen.protocol);
      // A path of this origin must resolve to this origin.
      if (/^[/#]/.test(saved)) expect(seen.origin, `${field}: ${saved}`).toBe(origin.origin);
    }
  }
}, 3_600_000);

test('an injection in a filter, a sort or a search is a word like any other', async () => {
  const before = (await call('GET', '/admin/faqs?range=[0,999]')).body as unknown[];
  for (const attempt of hostileFormFields().sqli) {
    const text = attempt.slice(0, 200);
    for (const query of [
      { filter: JSON.stringify({ q: text }) },
      { filter: JSON.stringify({ question: text }) },
      { filter: JSON.stringify({ [text]: 1 }) },
      { sort: JSON.stringify([text, 'ASC']) },
      { range: text },
    ]) {
      const answer = await call('GET', `/admin/faqs?${new URLSearchParams(query).toString()}`);
      expect(answer.status, JSON.stringify(query)).toBeLessThan(500);
      if ('sort' in query || 'range' in query) expect(answer.status, JSON.stringify(query)).toBe(400);
    }
  }
  expect(((await call('GET', '/admin/faqs?range=[0,999]')).body as unknown[]).length).toBe(before.length);
}, 3_600_000);
