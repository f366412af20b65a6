import { useMemo, useState } from 'react';
import type { CalendarEvent, CalendarTimes } from './calendar-event.ts';

interface Move {
  to: CalendarTimes;
  /** The events at the time of the move. */
  given: readonly CalendarEvent[];
  /** The owner has saved it. */
  settled: boolean;
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
        return move && (!move.settled || move.given === events) ? { ...event, ...move.to } : event;
      }),
    [events, moves],
  );
  /** Replaces a move, unless the same event was moved again. */
  const settle = (id: string, made: Move, after: Move | undefined) =>
    setMoves((before) => {
      if (before.get(id) !== made) return before;
      const moved = new Map(before);
      if (after) moved.set(id, after);
      else moved.delete(id);
      return moved;
    });

  /** Shows an event at another time; resolves to whether the owner saved it. */
  const move = async (id: string, to: CalendarTimes, tell: () => unknown): Promise<boolean> => {
    const made: Move = { to, given: events, settled: false };
    setMoves((before) => new Map(before).set(id, made));
    try {
      await tell();
    } catch {
      settle(id, made, undefined);
      return false;
    }
    settle(id, made, { ...made, settled: true });
    return true;
  };
  return { shown, move };
}
