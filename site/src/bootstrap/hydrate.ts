import type { PageState } from '../entry-client.tsx';

let running: Promise<void> | undefined;

/** Hydrates the page, once; a failed attempt (the network) can be repeated. */
export function hydrate(): Promise<void> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function start(): Promise<void> {
  const state = pageState();
  // All of the page's code at the same time, instead of one file naming the next.
  for (const href of codeUrls())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const [{ hydratePage }, loaded] = await Promise.all([import('../entry-client.tsx'), state]);
  await hydratePage(loaded);
}

/** Addresses of the page's own code, as the server wrote them. */
const codeUrls = (): string[] =>
  document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ').filter(Boolean) ?? [];

/** The server no longer has the data this page was made of; loading it again brings a page whose data it has. */
class StalePageError extends Error {
  override name = 'StalePageError';
}

let loading: Promise<PageState> | undefined;

/** The data the page was made of: part of the page, or a file that is fetched once; a failed attempt can be repeated. */
function pageState(): Promise<PageState> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PageState> {
  const inline = document.getElementById('state')?.textContent;
  if (inline) return JSON.parse(inline) as PageState;
  const url = document.querySelector<HTMLScriptElement>('script[data-state]')?.dataset['state'];
  if (!url) throw new Error('The page has no state.');
  const answer = await fetch(url);
  if (answer.status === 404) throw new StalePageError();
  if (!answer.ok) throw new Error(`The page's state was answered with ${answer.status}.`);
  return (await answer.json()) as PageState;
}

/** Loads a stale page again, once: a proxy may still hold the stale one. */
export function reloadIfStale(error: unknown): void {
  if (!(error instanceof StalePageError)) return;
  const { href } = location;
  if (sessionStorage.getItem(RELOADED) === href) return;
  sessionStorage.setItem(RELOADED, href);
  location.reload();
}

const RELOADED = 'stale-page';
