import type { Ref } from 'react';
import { useCallback, useState } from 'react';

const STOP = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Makes a scrolling text a stop for Tab if it is longer than its box and has no other stop inside. */
export function useScrollableFocus(): { ref: Ref<HTMLDivElement>; role: 'group' | undefined; tabIndex: 0 | undefined } {
  const [needed, setNeeded] = useState(false);
  const ref = useCallback((node: HTMLDivElement | null) => {
    if (!node) return;
    const look = () => setNeeded(node.scrollHeight > node.clientHeight && !node.querySelector(STOP));
    const watch = new ResizeObserver(look);
    watch.observe(node);
    // Content added later makes it longer, but not its box.
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
