import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Height of a card and the gap after it, in rem. */
export const STEP_REM = 7.5;
const MARGIN = 4;
const INITIAL_COUNT = 8;

/** The range of cards near the visible part of their scrolled box; only these are rendered. */
export function useWindow(count: number): {
  box: RefObject<HTMLDivElement | null>;
  first: number;
  last: number;
} {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ first: 0, last: INITIAL_COUNT });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const step = STEP_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const first = Math.max(0, Math.floor(element.scrollTop / step) - MARGIN);
      const last = Math.ceil((element.scrollTop + element.clientHeight) / step) + MARGIN;
      setShown((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return { box, first: Math.min(shown.first, count), last: Math.min(shown.last, count) };
}
