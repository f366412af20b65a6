import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { jumpItem, type Order, stepGroup, stepItem } from './group-order.ts';
import type { MovedEntry } from './group-position.ts';
import { useSortableTexts } from './texts/use-sortable-texts.ts';

interface GroupKeys {
  order: Order;
  disabled: boolean;
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
export function useGroupKeys({ order, disabled, nameOf, describe, show, save, say, follow }: GroupKeys) {
  const texts = useSortableTexts();
  const [carried, setCarried] = useState<(MovedEntry & { before: Order }) | null>(null);
  const putDown = (moved: MovedEntry & { before: Order }) => {
    setCarried(null);
    say(texts.putDown(nameOf(moved), describe(order, moved)));
    save(order, moved.before, moved);
  };

  const onKeyDown = (event: KeyboardEvent, moved: MovedEntry) => {
    if (disabled) return;
    if (!carried) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      setCarried({ ...moved, before: order });
      say(texts.pickedUp(nameOf(moved), describe(order, moved)));
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
    say(next ? texts.at(nameOf(moved), describe(next, moved)) : texts.end(nameOf(moved)));
  };
  const bringBack = (moved: MovedEntry & { before: Order }) => {
    setCarried(null);
    follow(entryKey(moved));
    show(moved.before);
    say(texts.cancelled(nameOf(moved), describe(moved.before, moved)));
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
