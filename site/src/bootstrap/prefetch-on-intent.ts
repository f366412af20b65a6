const INTENT_EVENTS = ['mouseover', 'focusin', 'touchstart'] as const;

/** Prefetches the page of a link that is pointed at, focused or touched. */
export function prefetchOnIntent(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const fetched = new Set([location.pathname]);
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isPage(link) || fetched.has(link.pathname + link.search)) return;
    fetched.add(link.pathname + link.search);
    const { origin, pathname, search } = link;
    const hint = { rel: 'prefetch', as: 'document', href: origin + pathname + search };
    document.head.append(Object.assign(document.createElement('link'), hint));
  };
  for (const sign of INTENT_EVENTS) document.addEventListener(sign, ahead, { passive: true });
}

/** A page of the site: no file, no other part of the product, and no link that the bootstrap handles. */
const isPage = ({ origin, pathname, target, dataset }: HTMLAnchorElement) =>
  origin === location.origin &&
  target === '' &&
  dataset['enquire'] === undefined &&
  dataset['brochure'] === undefined &&
  !/\.\w+$|^\/(admin|api|docs|admissionportal)(\/|$)/.test(pathname);
