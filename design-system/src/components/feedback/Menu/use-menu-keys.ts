import { type KeyboardEvent, useRef } from 'react';

/** Keys inside an open menu. Its entries stay in the Tab order, so that links work without script; Tab closes. */
export function useMenuKeys(close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    if (event.key === 'Tab') return close();
    const entries = entriesOf(event.currentTarget);
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      entries.at(step(at, entries.length) % entries.length)?.focus();
      return;
    }
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return;
    const isOn = event.timeStamp - typed.current.at < PAUSE;
    typed.current = { text: (isOn ? typed.current.text : '') + event.key.toLowerCase(), at: event.timeStamp };
    nextEntry(entries, at, typed.current.text)?.focus();
  };
}

/** The entries of a menu that can be chosen, in order. */
export const entriesOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

const PAUSE = 600;

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

// One letter goes to the next entry that starts with it; more letters may stay on the current one.
function nextEntry(entries: HTMLElement[], at: number, text: string): HTMLElement | undefined {
  const from = text.length === 1 ? at + 1 : Math.max(at, 0);
  return [...entries.slice(from), ...entries.slice(0, from)].find((entry) =>
    entry.textContent.trim().toLowerCase().startsWith(text),
  );
}
