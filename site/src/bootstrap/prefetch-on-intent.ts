const INTENT_EVENTS = ['mouseover', 'focusin', 'touchstart'] as const;

/** Prefetches the page of a link on hover, focus or touch. */
export function prefetchOnIntent(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isPage(link) || fetched.has(link.pathname + link.search)) return;
    fetched.add(link.pathname + link.search);
    const { origin, pathname, search } = link;
    const hint = { rel: 'prefetch', as: 'document', href: origin + pathname + search };
    document.head.append(Object.assign(document.createElement('link'), hint));
  };
  for (const name of INTENT_EVENTS) document.addEventListener(name, prefetch, { passive: true });
}

/** Whether a link leads to a page of the site, and not to a file, another app, or an opener. */
const isPage = ({ origin, pathname, target, dataset }: HTMLAnchorElement) =>
  origin === location.origin &&
  target === '' &&
  dataset['enquire'] === undefined &&
  dataset['brochure'] === undefined &&
  !/\.\w+$|^\/(admin|api|docs|admissionportal)(\/|$)/.test(pathname);
