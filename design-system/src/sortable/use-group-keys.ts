import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { jumpItem, type Order, stepGroup, stepItem } from './group-order.ts';
import type { MovedEntry } from './group-position.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface GroupKeys {
  order: Order;
  nameOf: (moved: MovedEntry) => string;
  describe: (order: Order, moved: MovedEntry) => string;
  show: (order: Order) => void;
  save: (order: Order, before: Order, moved: MovedEntry) => void;
  say: (words: string) => void;
  follow: (key: string) => void;
}

/**
 * Carrying by keys: Space takes hold, arrows move, Space puts down, Escape brings back, Tab puts down and goes on. The
 * order itself changes at every step, so that what is read out is what is there.
 */
export function useGroupKeys({ order, nameOf, describe, show, save, say, follow }: GroupKeys) {
  const texts = useTextsOf(allTexts);
  const tell = (text: string, moved: MovedEntry, at: Order) =>
    say(fill(text, { name: nameOf(moved), where: describe(at, moved) }));
  const [carried, setCarried] = useState<(MovedEntry & { before: Order }) | null>(null);
  const putDown = (moved: MovedEntry & { before: Order }) => {
    setCarried(null);
    tell(texts.putDownAt, moved, order);
    save(order, moved.before, moved);
  };

  const onKeyDown = (event: KeyboardEvent, moved: MovedEntry) => {
    if (!carried) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      setCarried({ ...moved, before: order });
      tell(texts.pickedUp, moved, order);
      return;
    }
    if (event.key === 'Tab') return putDown(carried);
    const act = { ' ': putDown, Enter: putDown, Escape: bringBack }[event.key];
    const step = STEPS[moved.kind][event.key];
    if (!act && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (act) return act(carried);
    const next = step?.(order, carried.id);
    follow(entryKey(moved));
    if (next) show(next);
    tell(next ? texts.at : texts.end, moved, next ?? order);
  };
  const bringBack = (moved: MovedEntry & { before: Order }) => {
    setCarried(null);
    follow(entryKey(moved));
    show(moved.before);
    tell(texts.cancelledAt, moved, moved.before);
  };
  // The focus that goes elsewhere by a press leaves nothing in the air.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (carried && relatedTarget instanceof Element && !relatedTarget.matches('[aria-pressed="true"]'))
      putDown(carried);
  };

  return { carried, onKeyDown, onBlur };
}

export const entryKey = ({ kind, id }: MovedEntry): string => `${kind}:${id}`;

type Step = (order: Order, id: string) => Order | undefined;

const STEPS: Record<MovedEntry['kind'], Record<string, Step>> = {
  group: {
    ArrowUp: (order, id) => stepGroup(order, id, -1),
    ArrowDown: (order, id) => stepGroup(order, id, 1),
  },
  item: {
    ArrowUp: (order, id) => stepItem(order, id, -1),
    ArrowDown: (order, id) => stepItem(order, id, 1),
    ArrowLeft: (order, id) => jumpItem(order, id, -1),
    ArrowRight: (order, id) => jumpItem(order, id, 1),
  },
};
