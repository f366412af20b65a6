import type { z } from 'zod';
import { asc, eq, gt, and, type InferSelectModel, sql } from 'drizzle-orm';
import type { faultBody } from '@prospectus/contract';

import { notify, type Store } from '../../platform/database/database.ts';
import { mockFaults } from './tables.ts';

type Fault = z.output<typeof faultBody>;

export type Faults = {
  all(): Promise<Fault[]>;
  add(fault: Fault): Promise<void>;
  clear(): Promise<void>;
  /** The fault to apply now to what `hits` matches: it is counted down and its latency waited for. */
  takeFault(hits: (target: string) => boolean): Promise<{ status: number | undefined } | undefined>;
  stop(): Promise<void>;
};

const CHANNEL = 'mock_faults';

/** Faults, cached in memory so that a request costs nothing while there are none, and counted in the database. */
export async function openFaults(store: Store, chance: () => number = Math.random): Promise<Faults> {
  const { db } = store;
  let active: InferSelectModel<typeof mockFaults>[] = [];
  const read = async () => {
    active = await db.select().from(mockFaults).orderBy(asc(mockFaults.id));
  };
  const changed = async () => {
    await notify(db, CHANNEL);
    await read();
  };
  await read();
  const stop = await store.listen(CHANNEL, () => void read().catch(() => undefined));

  return {
    all: async () => {
      await read();
      return active.map(toFault);
    },
    add: async ({ target, status, latencyMs, rate, times }) => {
      await db.insert(mockFaults).values({
        target,
        status: status ?? null,
        latency_ms: latencyMs ?? null,
        rate: rate ?? null,
        times_left: times ?? null,
      });
      await changed();
    },
    clear: async () => {
      await db.delete(mockFaults);
      await changed();
    },
    takeFault: async (hits) => {
      const fault = active.find(({ target, rate }) => hits(target) && (rate === null || chance() < rate));
      if (!fault || (fault.times_left !== null && !(await takeOne(store, fault.id, changed)))) return undefined;
      if (fault.latency_ms !== null) await new Promise((resolve) => setTimeout(resolve, fault.latency_ms ?? 0));
      // Latency alone only stalls; a fault that names neither fails.
      return { status: fault.status ?? (fault.latency_ms === null ? 503 : undefined) };
    },
    stop,
  };
}

async function takeOne({ db }: Store, id: number, changed: () => Promise<void>): Promise<boolean> {
  const [taken] = await db
    .update(mockFaults)
    .set({ times_left: sql`${mockFaults.times_left} - 1` })
    .where(and(eq(mockFaults.id, id), gt(mockFaults.times_left, 0)))
    .returning({ left: mockFaults.times_left });
  if (taken?.left === 0) {
    await db.delete(mockFaults).where(eq(mockFaults.id, id));
    await changed();
  }
  return taken !== undefined;
}

const toFault = (row: InferSelectModel<typeof mockFaults>): Fault => ({
  target: row.target,
  ...(row.status !== null && { status: row.status }),
  ...(row.latency_ms !== null && { latencyMs: row.latency_ms }),
  ...(row.rate !== null && { rate: row.rate }),
  ...(row.times_left !== null && { times: row.times_left }),
});
