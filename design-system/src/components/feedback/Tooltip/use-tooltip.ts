import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

const LONG_PRESS = 500;
const GAP = 6;
const EDGE = 8;

/** How far the pointer may go between a control and its tip. */
export const gap = GAP;

/**
 * When the tip is there: while a mouse rests on the control or the tip, while the control has the keyboard's focus, and
 * after a long press of a finger until the next press. Escape, scrolling and leaving put it away.
 */
export function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const shown = useRef<AbortController>(null);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => shown.current?.abort(), []);

  const hide = () => {
    clearTimeout(press.current);
    shown.current?.abort();
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover();
  };
  const show = () => {
    if (!anchor.current || !bubble.current) return;
    place(anchor.current, bubble.current);
    shown.current?.abort();
    shown.current = new AbortController();
    const { signal } = shown.current;
    // On the document: the pointer may rest here while the focus is elsewhere.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal, capture: true });
    document.addEventListener('pointerdown', ({ target }) => !isOwn(target) && hide(), { signal, capture: true });
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
  };
  const isOwn = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target) === true;

  return {
    bubble,
    anchorProps: {
      ref: anchor,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hide(),
      onPointerDown: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') press.current = setTimeout(show, LONG_PRESS);
      },
      onPointerUp: () => clearTimeout(press.current),
      onPointerCancel: () => clearTimeout(press.current),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && show(),
      onBlur: hide,
    },
  };
}

function place(anchor: HTMLElement, bubble: HTMLElement) {
  if (!bubble.matches(':popover-open')) bubble.showPopover();
  const around = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, around.left + (around.width - width) / 2), window.innerWidth - width - EDGE);
  const above = around.top - height - GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above >= EDGE ? above : around.bottom + GAP}px`;
}
