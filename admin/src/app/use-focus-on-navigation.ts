import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const GIVE_UP_MS = 8_000;

/**
 * After a change of screen the focus goes to its heading, once that is there, so that a screen reader reads it and Tab
 * goes on from it. A person who meanwhile focused something on the new screen keeps their focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const main = document.querySelector('main');
    if (!main) return undefined;
    const focus = (): boolean => {
      const heading = main.querySelector('h1');
      if (!heading) return false;
      if (!main.contains(document.activeElement)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
