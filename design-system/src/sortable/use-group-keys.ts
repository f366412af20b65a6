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
  announce: (words: string) => void;
  follow: (key: string) => void;
}

/**
 * Moving by keys: Space picks up, arrows move, Space drops, Escape cancels, Tab drops and moves the focus on. Each step
 * changes the order itself, so that it matches the announcement.
 */
export function useGroupKeys({ order, nameOf, describe, show, save, announce, follow }: GroupKeys) {
  const texts = useTextsOf(allTexts);
  const announceMove = (text: string, moved: MovedEntry, at: Order) =>
    announce(fill(text, { name: nameOf(moved), where: describe(at, moved) }));
  const [carried, setCarried] = useState<(MovedEntry & { before: Order }) | null>(null);
  const putDown = (moved: MovedEntry & { before: Order }) => {
    setCarried(null);
    announceMove(texts.putDownAt, moved, order);
    save(order, moved.before, moved);
  };

  const onKeyDown = (event: KeyboardEvent, moved: MovedEntry) => {
    if (!carried) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      setCarried({ ...moved, before: order });
      announceMove(texts.pickedUp, moved, order);
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
    announceMove(next ? texts.at : texts.end, moved, next ?? order);
  };
  const bringBack = (moved: MovedEntry & { before: Order }) => {
    setCarried(null);
    follow(entryKey(moved));
    show(moved.before);
    announceMove(texts.cancelledAt, moved, moved.before);
  };
  // A click elsewhere drops what is carried.
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
