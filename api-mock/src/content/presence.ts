import { isDeepStrictEqual } from 'node:util';

import type { Presence, SavedChange } from '@prospectus/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { type Database, notify, rows, type Store } from '../platform/database/database.ts';
import { workingCopy } from './record.ts';
import type { DocumentChange } from './subscribers.ts';
import { presences } from './tables.ts';

/** Someone with a document open. */
type Here = { documentId: string; person: string; name: string };
type Listener = {
  people: (presence: Presence) => void;
  saved: (change: SavedChange) => void;
};

/** Who has which document open, over all processes, and what is saved in those documents. */
export type PresenceHub = {
  /** Until the returned function is called. Both listeners are called for this document alone. */
  join(here: Here, listener: Listener): Promise<() => Promise<void>>;
  /** Who has it open, as this person is told. */
  of(documentId: string, person: string): Promise<Presence>;
  stop(): Promise<void>;
};

const CHANNEL = 'presence';
/** Every so often a process says which of its streams are open; what is not said for longer has ended with its process. */
const RENEW_MS = 10_000;
const EXPIRES_S = 30;

type News = { document: string; saved?: Omit<SavedChange, 'you' | 'by'> & { by: string | null } };
type Stream = Here & Listener & { told: string };
type Names = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Tells every process what was saved in a document, in the transaction that saves it. */
export async function tellOpen(tx: Database, { action, by, before, after }: DocumentChange): Promise<void> {
  const [was, is] = [before ? workingCopy(before) : {}, workingCopy(after)];
  const fields = Object.keys(is).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const news: News = { document: after.id, saved: { version: after.version, action, by, fields } };
  await notify(tx, CHANNEL, JSON.stringify(news));
}

export async function openPresence(store: Store, names: Names): Promise<PresenceHub> {
  const { db } = store;
  const streams = new Map<string, Stream>();

  const peopleIn = (documentId: string) =>
    rows<{ person: string; name: string }>(
      db,
      sql`select distinct on (person) person, name from presences
          where document_id = ${documentId} and seen_at > now() - make_interval(secs => ${EXPIRES_S})
          order by person, seen_at desc`,
    );
  const as = (found: readonly { person: string; name: string }[], person: string): Presence => ({
    people: found.map(({ person: one, name }) => ({ name, you: one === person })),
  });
  const at = (documentId: string) => [...streams.values()].filter((stream) => stream.documentId === documentId);
  const tell = async (documentId: string) => {
    const here = at(documentId);
    if (here.length === 0) return;
    const found = await peopleIn(documentId);
    for (const stream of here) {
      const presence = as(found, stream.person);
      const text = JSON.stringify(presence);
      if (text === stream.told) continue;
      stream.told = text;
      stream.people(presence);
    }
  };
  const hear = async (payload: string) => {
    if (payload === '') {
      // Notifications may have been lost.
      for (const documentId of new Set([...streams.values()].map((stream) => stream.documentId)))
        await tell(documentId);
      return;
    }
    const { document, saved } = JSON.parse(payload) as News;
    if (!saved) return tell(document);
    const here = at(document);
    if (here.length === 0) return;
    const by = saved.by === null ? null : ((await names([saved.by])).get(saved.by) ?? null);
    for (const stream of here) stream.saved({ ...saved, by, you: saved.by === stream.person });
  };
  // What fails here is told again by the next round.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  const renew = async () => {
    await db.execute(sql`delete from presences where seen_at < now() - make_interval(secs => ${4 * EXPIRES_S})`);
    const ids = [...streams.keys()];
    if (ids.length > 0)
      await db
        .update(presences)
        .set({ seen_at: sql`now()` })
        .where(inArray(presences.id, ids));
    // Someone else's process may have ended without a word.
    for (const documentId of new Set([...streams.values()].map((stream) => stream.documentId))) await tell(documentId);
  };
  const stopListening = await store.listen(CHANNEL, (payload) => quietly(hear(payload)));
  const renewing = setInterval(() => quietly(renew()), RENEW_MS).unref();

  return {
    join: async (here, listener) => {
      const id = v7();
      streams.set(id, { ...here, ...listener, told: '' });
      const { documentId, person, name } = here;
      await db.insert(presences).values({ id, document_id: documentId, person, name, seen_at: sql`now()` });
      await notify(db, CHANNEL, JSON.stringify({ document: documentId } satisfies News));
      return async () => {
        if (!streams.delete(id)) return;
        await db.delete(presences).where(eq(presences.id, id));
        await notify(db, CHANNEL, JSON.stringify({ document: documentId } satisfies News));
      };
    },
    of: async (documentId, person) => as(await peopleIn(documentId), person),
    stop: async () => {
      clearInterval(renewing);
      await stopListening();
      const ids = [...streams.keys()];
      streams.clear();
      if (ids.length > 0) await db.delete(presences).where(inArray(presences.id, ids));
    },
  };
}
