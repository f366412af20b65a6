import { isDeepStrictEqual } from 'node:util';

import type { Presence, SavedChange } from '@prospectus/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { type Database, notify, rows, type Store } from '../platform/database/database.ts';
import { workingCopy } from './record.ts';
import type { DocumentChange } from './subscribers.ts';
import { presences } from './tables.ts';

/** A person who has a document open. */
type Visit = { documentId: string; person: string; name: string };
type Listener = {
  people: (presence: Presence) => void;
  saved: (change: SavedChange) => void;
};

/** Which staff have which document open, in all processes, and the changes they save in it. */
export type PresenceHub = {
  /** Lasts until the returned function is called. The listeners are called only for this document. */
  join(visit: Visit, listener: Listener): Promise<() => Promise<void>>;
  /** The people with the document open, as this person sees them. */
  of(documentId: string, person: string): Promise<Presence>;
  stop(): Promise<void>;
};

const CHANNEL = 'presence';
// A process renews the rows of its open streams; rows of a process that has ended expire.
const RENEW_MS = 10_000;
const EXPIRES_S = 30;

type News = { document: string; saved?: Omit<SavedChange, 'you' | 'by'> & { by: string | null } };
type Stream = Visit & Listener & { sent: string };
type Names = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Notifies every process of a saved document, in the transaction that saves it. */
export async function notifyPresent(tx: Database, { action, by, before, after }: DocumentChange): Promise<void> {
  const [earlier, present] = [before ? workingCopy(before) : {}, workingCopy(after)];
  const fields = Object.keys(present).filter((name) => !isDeepStrictEqual(earlier[name], present[name]));
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
  const presenceFor = (found: readonly { person: string; name: string }[], viewer: string): Presence => ({
    people: found.map(({ person, name }) => ({ name, you: person === viewer })),
  });
  const streamsOf = (documentId: string) => [...streams.values()].filter((stream) => stream.documentId === documentId);
  const sendPeople = async (documentId: string) => {
    const open = streamsOf(documentId);
    if (open.length === 0) return;
    const found = await peopleIn(documentId);
    for (const stream of open) {
      const presence = presenceFor(found, stream.person);
      const text = JSON.stringify(presence);
      if (text === stream.sent) continue;
      stream.sent = text;
      stream.people(presence);
    }
  };
  const sendAll = async () => {
    for (const documentId of new Set([...streams.values()].map((stream) => stream.documentId)))
      await sendPeople(documentId);
  };
  const receive = async (payload: string) => {
    // Notifications can have been lost.
    if (payload === '') return sendAll();
    const { document, saved } = JSON.parse(payload) as News;
    if (!saved) return sendPeople(document);
    const open = streamsOf(document);
    if (open.length === 0) return;
    const by = saved.by === null ? null : ((await names([saved.by])).get(saved.by) ?? null);
    for (const stream of open) stream.saved({ ...saved, by, you: saved.by === stream.person });
  };
  // The next round sends again what fails here.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  const renew = async () => {
    await db.execute(sql`delete from presences where seen_at < now() - make_interval(secs => ${4 * EXPIRES_S})`);
    const ids = [...streams.keys()];
    if (ids.length > 0)
      await db
        .update(presences)
        .set({ seen_at: sql`now()` })
        .where(inArray(presences.id, ids));
    // Another process can have ended without deleting its rows.
    await sendAll();
  };
  const stopListening = await store.listen(CHANNEL, (payload) => quietly(receive(payload)));
  const renewing = setInterval(() => quietly(renew()), RENEW_MS).unref();

  return {
    join: async (visit, listener) => {
      const id = v7();
      streams.set(id, { ...visit, ...listener, sent: '' });
      const { documentId, person, name } = visit;
      await db.insert(presences).values({ id, document_id: documentId, person, name, seen_at: sql`now()` });
      await notify(db, CHANNEL, JSON.stringify({ document: documentId } satisfies News));
      return async () => {
        if (!streams.delete(id)) return;
        await db.delete(presences).where(eq(presences.id, id));
        await notify(db, CHANNEL, JSON.stringify({ document: documentId } satisfies News));
      };
    },
    of: async (documentId, person) => presenceFor(await peopleIn(documentId), person),
    stop: async () => {
      clearInterval(renewing);
      await stopListening();
      const ids = [...streams.keys()];
      streams.clear();
      if (ids.length > 0) await db.delete(presences).where(inArray(presences.id, ids));
    },
  };
}
