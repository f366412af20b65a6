import { useMemo, useState } from 'react';
import type { CalendarEvent, CalendarTimes } from './calendar-event.ts';

interface Move {
  to: CalendarTimes;
  /** The `events` prop when the event was moved. */
  events: readonly CalendarEvent[];
  /** The owner has saved it. */
  isSaved: boolean;
}

/**
 * Shows a moved event at its new time immediately, until the owner passes other events; if the owner's promise rejects,
 * the event moves back.
 */
export function useMoves(events: readonly CalendarEvent[]) {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const shown = useMemo(
    () =>
      events.map((event) => {
        const move = moves.get(event.id);
        return move && (!move.isSaved || move.events === events) ? { ...event, ...move.to } : event;
      }),
    [events, moves],
  );
  /** Replaces a move, unless the same event was moved again. */
  const replace = (id: string, added: Move, after: Move | undefined) =>
    setMoves((before) => {
      if (before.get(id) !== added) return before;
      const moved = new Map(before);
      if (after) moved.set(id, after);
      else moved.delete(id);
      return moved;
    });

  /** Shows an event at another time; resolves to whether the owner saved it. */
  const move = async (id: string, to: CalendarTimes, save: () => unknown): Promise<boolean> => {
    const added: Move = { to, events, isSaved: false };
    setMoves((before) => new Map(before).set(id, added));
    try {
      await save();
    } catch {
      replace(id, added, undefined);
      return false;
    }
    replace(id, added, { ...added, isSaved: true });
    return true;
  };
  return { shown, move };
}
