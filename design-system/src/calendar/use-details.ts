import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

const GAP = 6;
const EDGE = 8;
/** Time for the pointer to cross the gap, ms. */
const GRACE = 150;

/** Marks the element of an event. */
export const EVENT_ATTRIBUTE = 'data-event';
const eventAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${EVENT_ATTRIBUTE}]`) : null;
const idOf = (element: HTMLElement) => element.getAttribute(EVENT_ATTRIBUTE) ?? '';

/**
 * Shows the details of an event while the mouse is on it or on them, while it has the keyboard focus, and after a click
 * until another click. Escape and scrolling hide them.
 */
export function useDetails(isOffered: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const [shownId, setShownId] = useState<string>();
  const [isPinned, setPinned] = useState(false);

  const hide = () => {
    clearTimeout(waiting.current);
    anchor.current?.removeAttribute('aria-describedby');
    anchor.current = null;
    setShownId(undefined);
    setPinned(false);
  };
  const show = (element: HTMLElement, pinned = false) => {
    if (!isOffered) return;
    clearTimeout(waiting.current);
    if (anchor.current !== element) anchor.current?.removeAttribute('aria-describedby');
    anchor.current = element;
    element.setAttribute('aria-describedby', id);
    setShownId(idOf(element));
    setPinned(pinned);
  };

  useEffect(() => {
    const [box, element] = [card.current, anchor.current];
    if (!box) return undefined;
    if (shownId === undefined || !element?.isConnected) {
      if (box.matches(':popover-open')) box.hidePopover();
      return undefined;
    }
    if (!box.matches(':popover-open')) box.showPopover();
    place(element.getBoundingClientRect(), box);
    const quit = new AbortController();
    const { signal } = quit;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (box.contains(target) || element.contains(target));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal, capture: true });
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && hide(), { signal, capture: true });
    document.addEventListener('scroll', ({ target }) => !isInside(target) && hide(), {
      signal,
      capture: true,
      passive: true,
    });
    return () => quit.abort();
  });
  useEffect(() => () => clearTimeout(waiting.current), []);

  const leave = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(hide, GRACE);
  };
  return {
    shownId,
    isPinned,
    hide,
    show,
    card,
    id,
    areaProps: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const element = eventAt(target);
        if (element && pointerType !== 'touch' && element !== anchor.current) show(element);
        else if (element) clearTimeout(waiting.current);
      },
      onPointerOut: ({ target, pointerType }: PointerEvent) => {
        if (eventAt(target) && pointerType !== 'touch' && !isPinned) leave();
      },
      onFocus: ({ target }: FocusEvent) => {
        const element = eventAt(target);
        if (element && target.matches(':focus-visible')) show(element);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const stays = relatedTarget instanceof Node && card.current?.contains(relatedTarget) === true;
        if (eventAt(target) && !stays && !isPinned) hide();
      },
    },
    cardProps: {
      ref: card,
      popover: 'manual' as const,
      onPointerEnter: () => clearTimeout(waiting.current),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && !isPinned && leave(),
    },
  };
}

function place(around: DOMRect, box: HTMLElement) {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, around.left), window.innerWidth - width - EDGE);
  const below = around.bottom + GAP;
  const above = around.top - height - GAP;
  box.style.left = `${left}px`;
  box.style.top = `${below + height + EDGE <= window.innerHeight || above < EDGE ? Math.min(below, Math.max(EDGE, window.innerHeight - height - EDGE)) : above}px`;
}
