import { useMemo, useState } from 'react';
import type { CalendarEvent, CalendarTimes } from './calendar-event.ts';

interface Move {
  to: CalendarTimes;
  /** The events as they were given when it was made. */
  given: readonly CalendarEvent[];
  /** The owner has answered. */
  settled: boolean;
}

/**
 * What was moved is shown at its new time at once. It stays there until the owner hands in other events; where the owner
 * refuses (a promise that fails), it goes back.
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
  const put = (id: string, move: Move | undefined) =>
    setMoves((before) => {
      const after = new Map(before);
      if (move) after.set(id, move);
      else after.delete(id);
      return after;
    });

  /** Shows an event at another time; answers whether the owner agreed. */
  const move = async (id: string, to: CalendarTimes, tell: () => unknown): Promise<boolean> => {
    put(id, { to, given: events, settled: false });
    try {
      await tell();
    } catch {
      put(id, undefined);
      return false;
    }
    put(id, { to, given: events, settled: true });
    return true;
  };
  return { shown, move };
}
