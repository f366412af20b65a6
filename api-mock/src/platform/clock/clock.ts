import { eq, sql } from 'drizzle-orm';

import { notify, type Store } from '../database/database.ts';
import { settings } from '../database/settings-table.ts';

/** The clock of everything but measurements. */
export type Clock = { now(): Date };

/** A clock that mock controls move; its offset is in the database, so that every process has the same time. */
export type MovableClock = Clock & {
  advance(milliseconds: number): Promise<void>;
  setRight(): Promise<void>;
  stop(): Promise<void>;
};

/** The day of a time in Asia/Kolkata, `yyyy-MM-dd`. */
export const dayIn = (time: Date): string => KOLKATA.format(time);

/** The start of a day `yyyy-MM-dd` in Asia/Kolkata, whose offset is the same all year. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

const KOLKATA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

const KEY = 'clock_offset_ms';
const CHANNEL = 'clock';

export async function openClock(store: Store): Promise<MovableClock> {
  const { db } = store;
  let offset = 0;
  const read = async () => {
    const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
    offset = Number(row?.value ?? 0);
  };
  await read();
  const stopListening = await store.listen(CHANNEL, () => void read().catch(() => undefined));
  return {
    now: () => new Date(Date.now() + offset),
    advance: async (milliseconds) => {
      await db
        .insert(settings)
        .values({ key: KEY, value: milliseconds })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`to_jsonb((${settings.value})::text::bigint + ${milliseconds}::bigint)` },
        });
      await notify(db, CHANNEL);
      await read();
    },
    setRight: async () => {
      await db.delete(settings).where(eq(settings.key, KEY));
      await notify(db, CHANNEL);
      await read();
    },
    stop: stopListening,
  };
}
