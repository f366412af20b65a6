import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A panel on the browser's own popover: in the top layer, closed by Escape or a click outside, focus restored. The
 * trigger opens it without script too. `onShow` sets the focus.
 */
export function useAnchoredPopover(onShow: (panel: HTMLElement) => void) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useFallbackPlace(panel, open);

  const close = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  /** Opens it at once and returns it, for an owner that sets the focus itself. */
  const show = (): HTMLElement | null => {
    const source = triggerOf(panel.current);
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover(source && { source });
    return panel.current;
  };
  return {
    open,
    close,
    show,
    triggerProps: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        // A popover, dialog or disclosure inside fires its own.
        if (event.target !== event.currentTarget) return;
        setOpen(event.newState === 'open');
        const isInside = event.currentTarget.matches(':focus-within');
        if (event.newState === 'open' && !isInside) onShow(event.currentTarget);
      },
    },
  };
}

// Searched from the panel's root, which may be a shadow root.
function triggerOf(panel: HTMLElement | null): HTMLElement | undefined {
  const root = panel?.getRootNode();
  if (!panel || !(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  return root.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`) ?? undefined;
}

// For browsers without CSS anchor positioning.
function useFallbackPlace(panel: { current: HTMLDivElement | null }, open: boolean) {
  useEffect(() => {
    const [box, trigger] = [panel.current, triggerOf(panel.current)];
    if (!open || !box || !trigger || CSS.supports('position-area', 'block-end')) return undefined;
    const follow = () => place(box, trigger.getBoundingClientRect());
    follow();
    const quit = new AbortController();
    addEventListener('scroll', follow, { capture: true, passive: true, signal: quit.signal });
    addEventListener('resize', follow, { signal: quit.signal });
    return () => quit.abort();
  }, [panel, open]);
}

const EDGE = 8;

function place(box: HTMLElement, trigger: DOMRect) {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(trigger.left, window.innerWidth - width - EDGE));
  const fitsBelow = trigger.bottom + height + EDGE <= window.innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${fitsBelow ? trigger.bottom : Math.max(EDGE, trigger.top - height - 2 * EDGE)}px`;
}
