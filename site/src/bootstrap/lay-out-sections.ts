/**
 * Gives sections below the fold their layout, which the server's styles put off: one in each idle period after the page
 * has loaded, so that none blocks. Where the position of a section matters all get it at once: an anchor in the address
 * or clicked, a restored scroll position.
 */
export function layOutSections(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-offscreen]');
  const rules = style?.sheet?.cssRules[0];
  if (!style || !(rules instanceof CSSMediaRule)) return;

  // Through the object model: the elements and their attributes stay as the server wrote them.
  const layOutAll = () => void (style.disabled = true);
  const layOutNext = () => {
    if (style.disabled || rules.cssRules.length === 0) return;
    whenIdle(() => {
      rules.deleteRule(0);
      layOutNext();
    });
  };

  if (location.hash !== '' || isRestored()) {
    layOutAll();
    // It may have moved by what was laid out above it.
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
    return;
  }
  document.addEventListener('click', ({ target }) => isAnchor(target) && layOutAll(), true);
  addEventListener('hashchange', layOutAll);
  if (document.readyState === 'complete') layOutNext();
  else addEventListener('load', layOutNext, { once: true });
}

const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1_000 }) : setTimeout(work, 50));

const isAnchor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href^="#"]') !== null;

/** The browser restores the scroll position of a page that is loaded again or gone back to. */
const isRestored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming).type));
