import { pageState } from './page-state.ts';
import { pageCodeUrls } from './prefetch-code.ts';

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
  for (const href of pageCodeUrls())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const [{ hydratePage }, loaded] = await Promise.all([import('../entry-client.tsx'), state]);
  await hydratePage(loaded);
}
