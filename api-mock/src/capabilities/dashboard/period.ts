import type { figuresQuery } from '@prospectus/contract';
import type { z } from 'zod';

import { startOfDay } from '../../platform/clock/clock.ts';

const DAY_MS = 86_400_000;

/** Days (Asia/Kolkata) that figures are of, as many before them to compare with, and the moments where they begin and end. */
export type Period = { from: string; to: string; days: string[]; before: string[]; start: Date; turn: Date; end: Date };

/** The time that was asked for, and the one before it. */
export function periodOf({ from, to }: Pick<z.output<typeof figuresQuery>, 'from' | 'to'>): Period {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const daysFrom = (first: number) =>
    Array.from({ length }, (_, nth) => new Date(first + nth * DAY_MS).toISOString().slice(0, 10));
  const before = daysFrom(Date.parse(from) - length * DAY_MS);
  return {
    from,
    to,
    days: daysFrom(Date.parse(from)),
    before,
    start: startOfDay(before[0] ?? from),
    turn: startOfDay(from),
    end: new Date(startOfDay(to).getTime() + DAY_MS),
  };
}
