import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useState } from 'react';

/** One Tab stop for a whole toolbar: arrows, Home and End move inside it, Escape calls `onEscape`. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>, onEscape: () => void) {
  const [current, setCurrent] = useState<string>();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      onEscape();
      return;
    }
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = steps[event.key]?.(at, stops.length);
    if (next === undefined) return;
    event.preventDefault();
    stops.at(next % stops.length)?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement) setCurrent(event.target.dataset.stop);
  };
  const stop = (name: string) => ({ 'data-stop': name, tabIndex: name === (current ?? FIRST) ? 0 : -1 });
  return { bar: { onKeyDown, onFocus }, stop };
}

const FIRST = 'heading-2';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
