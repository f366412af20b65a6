import type { PageState } from '../entry-client.tsx';

let running: Promise<void> | undefined;

/** Hydrates the page once; a failed attempt can be repeated. */
export function hydrate(): Promise<void> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function start(): Promise<void> {
  const state = pageState();
  // Loads all code in parallel, not import by import.
  for (const href of codeUrls())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const [{ hydratePage }, loaded] = await Promise.all([import('../entry-client.tsx'), state]);
  await hydratePage(loaded);
}

const codeUrls = (): string[] =>
  document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ').filter(Boolean) ?? [];

/** The server no longer has the data of this page; a reload brings a newer page. */
class StalePageError extends Error {
  override name = 'StalePageError';
}

let loading: Promise<PageState> | undefined;

/** The data of the page: inline, or fetched once; a failed attempt can be repeated. */
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
  const response = await fetch(url);
  if (response.status === 404) throw new StalePageError();
  if (!response.ok) throw new Error(`The page's state was answered with ${response.status}.`);
  return (await response.json()) as PageState;
}

/** Reloads a stale page, but only once: a proxy may have cached it. */
export function reloadIfStale(error: unknown): void {
  if (!(error instanceof StalePageError)) return;
  const { href } = location;
  if (sessionStorage.getItem(RELOADED) === href) return;
  sessionStorage.setItem(RELOADED, href);
  location.reload();
}

const RELOADED = 'stale-page';
