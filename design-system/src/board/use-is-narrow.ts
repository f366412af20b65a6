import { type RefObject, useLayoutEffect, useState } from 'react';

const TWO_COLUMNS_PX = 600;

/** Whether the board has no room for two columns. */
export function useIsNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setNarrow(element.clientWidth < TWO_COLUMNS_PX);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box]);
  return isNarrow;
}
