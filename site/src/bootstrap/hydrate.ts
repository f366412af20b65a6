import { pageCodeUrls } from './prefetch-code.ts';

let running: Promise<void> | undefined;

/** Brings the page to life, once; a failed attempt (the network) can be made again. */
export function hydrate(): Promise<void> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function start(): Promise<void> {
  // All of the page's code at the same time, instead of one file naming the next.
  for (const href of pageCodeUrls())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const { hydratePage } = await import('../entry-client.tsx');
  await hydratePage();
}
