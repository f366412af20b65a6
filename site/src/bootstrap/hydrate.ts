import { pageState } from './page-state.ts';

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
