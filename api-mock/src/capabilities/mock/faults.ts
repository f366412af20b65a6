import { setTimeout as wait } from 'node:timers/promises';

import { type Channel, CHANNELS, type ErrorCode, ERRORS, type Failure, type faultBody } from '@prospectus/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { z } from 'zod';

import { notify, type Store } from '../../platform/database/database.ts';
import { type Gateway, GatewayFailed } from '../../platform/gateways/gateway.ts';
import { mockFaults } from './tables.ts';

type Fault = z.output<typeof faultBody>;
type FaultRow = typeof mockFaults.$inferSelect;

export type Faults = {
  all(): Promise<Fault[]>;
  add(fault: Fault): Promise<void>;
  clear(): Promise<void>;
  /** The fault whose target matches; it is counted down, and its latency has passed. */
  takeFault(matches: (target: string) => boolean): Promise<{ status: number | undefined } | undefined>;
  stop(): Promise<void>;
};

const NOTIFY_CHANNEL = 'mock_faults';

/** Opens the faults: cached in memory, so that requests without faults cost nothing, and counted in the database. */
export async function openFaults(store: Store, chance: () => number = Math.random): Promise<Faults> {
  const { db } = store;
  let active: FaultRow[] = [];
  const read = async () => {
    active = await db.select().from(mockFaults).orderBy(asc(mockFaults.id));
  };
  const changed = async () => {
    await notify(db, NOTIFY_CHANNEL);
    await read();
  };
  await read();
  const stop = await store.listen(NOTIFY_CHANNEL, () => void read().catch(() => undefined));

  return {
    all: async () => {
      await read();
      return active.map(toFault);
    },
    add: async ({ target, status = null, latencyMs = null, rate = null, times = null }) => {
      await db.insert(mockFaults).values({ target, status, rate, latency_ms: latencyMs, times_left: times });
      await changed();
    },
    clear: async () => {
      await db.delete(mockFaults);
      await changed();
    },
    takeFault: async (matches) => {
      const fault = active.find(({ target, rate }) => matches(target) && (rate === null || chance() < rate));
      if (!fault || (fault.times_left !== null && !(await countDown(store, fault.id, changed)))) return undefined;
      if (fault.latency_ms !== null) await wait(fault.latency_ms);
      // A fault without a status and a latency fails; latency alone only delays.
      return { status: fault.status ?? (fault.latency_ms === null ? 503 : undefined) };
    },
    stop,
  };
}

async function countDown({ db }: Store, id: number, changed: () => Promise<void>): Promise<boolean> {
  const [row] = await db
    .update(mockFaults)
    .set({ times_left: sql`${mockFaults.times_left} - 1` })
    .where(and(eq(mockFaults.id, id), gt(mockFaults.times_left, 0)))
    .returning({ left: mockFaults.times_left });
  if (row?.left === 0) {
    await db.delete(mockFaults).where(eq(mockFaults.id, id));
    await changed();
  }
  return row !== undefined;
}

const toFault = ({ target, status, latency_ms, rate, times_left }: FaultRow): Fault => ({
  target,
  ...(status !== null && { status }),
  ...(latency_ms !== null && { latencyMs: latency_ms }),
  ...(rate !== null && { rate }),
  ...(times_left !== null && { times: times_left }),
});

/** A gateway to which faults are applied. */
export const failGateway =
  (faults: Faults) =>
  (channel: Channel, gateway: Gateway): Gateway =>
  async (message, key, subject) => {
    const fault = await faults.takeFault((target) => target === channel);
    if (fault?.status !== undefined && fault.status >= 400) throw GatewayFailed.ofStatus(fault.status);
    return gateway(message, key, subject);
  };

/** Applies faults to all routes except the mock controls. */
export const failRoutes =
  (faults: Faults): RequestHandler =>
  async (req, res, next) => {
    if (req.path.startsWith('/mock/')) return next();
    const fault = await faults.takeFault((target) => matchesRequest(target, req.method, req.path));
    if (fault?.status === undefined) return next();
    const body: Failure = { msg: 'This failure was asked for by the mock controls.', code: codeOf(fault.status) };
    res.status(fault.status).json(body);
  };

const codeOf = (status: number): ErrorCode =>
  (Object.keys(ERRORS) as ErrorCode[]).find((code) => ERRORS[code].status === status) ??
  (status < 500 ? 'BAD_REQUEST' : 'UNAVAILABLE');

const ROUTE = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(?:\/api)?(\/.*)$/i;

/** Whether a target is a gateway, or a path with or without a method. */
export const isFaultTarget = (target: string): boolean =>
  (CHANNELS as readonly string[]).includes(target) || ROUTE.test(target);

/**
 * Whether a target matches a request: `/leads/verify`, `/api/leads/verify`, `GET /leads/getLeadByMobile/:phone`. A part
 * with a colon matches anything. `path` has no `/api`.
 */
export function matchesRequest(target: string, method: string, path: string): boolean {
  const [, onlyMethod, pattern] = ROUTE.exec(target) ?? [];
  if (pattern === undefined || (onlyMethod && onlyMethod.toUpperCase() !== method)) return false;
  const [wanted, actual] = [partsOf(pattern), partsOf(path)];
  return wanted.length === actual.length && wanted.every((part, at) => part.startsWith(':') || part === actual[at]);
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
