import type { figuresQuery } from '@prospectus/contract';
import type { z } from 'zod';

const DAY_MS = 86_400_000;

/** Days (Asia/Kolkata) that figures are of, and as many before them to compare with. */
export type Period = { from: string; to: string; days: string[]; before: string[] };

/** The time that was asked for, and the one before it. */
export function periodOf({ from, to }: Pick<z.output<typeof figuresQuery>, 'from' | 'to'>): Period {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const daysFrom = (first: number) =>
    Array.from({ length }, (_, nth) => new Date(first + nth * DAY_MS).toISOString().slice(0, 10));
  return {
    from,
    to,
    days: daysFrom(Date.parse(from)),
    before: daysFrom(Date.parse(from) - length * DAY_MS),
  };
}
