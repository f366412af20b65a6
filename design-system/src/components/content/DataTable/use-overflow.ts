import { type RefCallback, useCallback, useState } from 'react';

/** Whether a box has more content than room horizontally; undefined until it is measured. */
export function useOverflow(): { ref: RefCallback<HTMLElement>; overflows: boolean | undefined } {
  const [overflows, setOverflows] = useState<boolean>();
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const look = () => setOverflows(box.scrollWidth > box.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    look();
    return () => watch.disconnect();
  }, []);
  return { ref, overflows };
}
