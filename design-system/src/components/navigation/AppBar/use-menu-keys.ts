import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Escape, a click elsewhere and leaving by Tab close an open panel; Escape focuses its title. */
export function useCloseOnLeave(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => row.current?.querySelector<HTMLDetailsElement>('details[open]');
    const close = (event: Event) => {
      const details = open();
      if (details && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const escape = (event: globalThis.KeyboardEvent) => {
      const details = open();
      if (event.key !== 'Escape' || !details) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', escape);
    };
  }, [row]);
}

/** Arrows: left and right along the row, down into a panel, up and down inside it. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: row, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const details = target.closest('details');
  const inside = details ? [...details.querySelectorAll<HTMLElement>('summary, a')] : [];
  const across = [...row.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > details > summary')];
  const isInRow = across.includes(target);
  const next =
    isInRow && key in ALONG
      ? step(across, target, ALONG[key])
      : key in DOWN && details && (key === 'ArrowDown' || !isInRow)
        ? step(inside, target, DOWN[key])
        : undefined;
  if (!next) return;
  event.preventDefault();
  if (details && isInRow && key === 'ArrowDown') details.open = true;
  next.focus();
}

const ALONG: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const step = (stops: HTMLElement[], from: HTMLElement, by = 0) =>
  stops[Math.min(Math.max(stops.indexOf(from) + by, 0), stops.length - 1)];
