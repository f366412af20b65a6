import { type RefObject, useEffect, useRef, useState } from 'react';

// How far an arrow scrolls, px (specification §9).
const scrollStep = 200;

/** Events of a reader who scrolls the row directly, not with its arrow buttons. */
const OWN_SCROLLING = ['touchstart', 'wheel', 'keydown'] as const;

/** Whether a row has more to show at its sides, and how to scroll there. */
export function useScrollEdges(): {
  row: RefObject<HTMLUListElement | null>;
  /** Undefined until it is measured. */
  edges: { before: boolean; after: boolean } | undefined;
  step: (direction: 1 | -1) => void;
} {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState<{ before: boolean; after: boolean }>();
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const read = () => {
      const rest = list.scrollWidth - list.clientWidth - Math.abs(list.scrollLeft);
      const next = { before: Math.abs(list.scrollLeft) > 1, after: rest > 1 };
      setEdges((now) => (now?.before === next.before && now.after === next.after ? now : next));
    };
    const observer = new ResizeObserver(read);
    observer.observe(list);
    const snapAgain = () => list.style.removeProperty('scroll-snap-type');
    list.addEventListener('scroll', read, { passive: true });
    for (const own of OWN_SCROLLING) list.addEventListener(own, snapAgain, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', read);
      for (const own of OWN_SCROLLING) list.removeEventListener(own, snapAgain);
    };
  }, []);
  return {
    row,
    edges,
    step: (direction) => {
      // Snapping would go on to the start of a card; it is on again after the first touch, wheel or key on the row.
      row.current?.style.setProperty('scroll-snap-type', 'none');
      row.current?.scrollBy({ left: direction * scrollStep, behavior: isCalm() ? 'instant' : 'smooth' });
    },
  };
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
