import { pageState } from './page-state.ts';

/** Addresses of the page's own code, as the server wrote them. */
export const pageCodeUrls = (): string[] =>
  document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ').filter(Boolean) ?? [];

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetches the page's code and state, without running it, when the browser is idle and the connection is good. */
export function prefetchCode(): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : (work: () => void) => setTimeout(work, 1_500);
  const fetchAll = () => {
    for (const href of pageCodeUrls())
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    pageState().catch(() => undefined);
  };
  const later = () => idle(fetchAll);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
