import type { Ref } from 'react';
import { useCallback, useState } from 'react';

const STOP = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Makes a scrolled text a stop for Tab when it is longer than its room and holds nothing else that could be one. */
export function useScrollableFocus(): { ref: Ref<HTMLDivElement>; role: 'group' | undefined; tabIndex: 0 | undefined } {
  const [needed, setNeeded] = useState(false);
  const ref = useCallback((node: HTMLDivElement | null) => {
    if (!node) return;
    const look = () => setNeeded(node.scrollHeight > node.clientHeight && !node.querySelector(STOP));
    const watch = new ResizeObserver(look);
    watch.observe(node);
    // What arrives later makes it longer, and its box no larger.
    const arrivals = new MutationObserver(look);
    arrivals.observe(node, { childList: true, subtree: true });
    look();
    return () => {
      watch.disconnect();
      arrivals.disconnect();
    };
  }, []);
  return { ref, role: needed ? 'group' : undefined, tabIndex: needed ? 0 : undefined };
}
