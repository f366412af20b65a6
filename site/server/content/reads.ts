import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { CONTENT_TAGS_HEADER, CONTENT_VERSION_HEADER } from '@prospectus/contract/constants';
import { LRUCache } from 'lru-cache';

type Answer = {
  status: number;
  /** Names and values in turn, ready to be sent. */
  headers: readonly string[];
  type: string;
  body: Buffer;
  /** Equal for answers that say the same. */
  etag: string;
  /** What it was made of; undefined where the API does not say, so that any change may concern it. */
  tags: ReadonlySet<string> | undefined;
  stale: boolean;
};

/** The answers that one render read: they decide whether its page is current. */
export type Sources = {
  /** Whether no known change affects any of them. */
  isFresh(): boolean;
  /** Whether some of it was already stale as it was read, since the API did not answer. */
  wasStale(): boolean;
  /** Reads again what is stale; whether everything is what it was. Rejects where that cannot be read. */
  isUnchanged(): Promise<boolean>;
  /** Has everything read again by the next `isUnchanged`. */
  expire(): void;
};
/** A `fetch` for one render, and what was read through it. */
export type ReadSession = { fetch: typeof globalThis.fetch; sources: Sources };

type Options = { fetch?: typeof globalThis.fetch; timeoutMs?: number; retryMs?: number; maxBytes?: number };

const MAX_BYTES = 32 * 1024 * 1024;
// Addresses that do not exist could otherwise evict those that do.
const MAX_BYTES_OF_MISSING = 1024 * 1024;
// What an answer takes besides its body: address, headers, tags.
const OVERHEAD = 2_000;
const VERSION_RETRIES = 20;
/** Headers that belong to one answer or one connection, or are written with the body. */
const NOT_STORED = /^(?:connection|content-length|content-type|date|keep-alive|transfer-encoding|x-request-id)$/;

const sizeOf = ({ body }: Answer): number => body.length + OVERHEAD;

/**
 * Answers of the API that are made of content, bounded by bytes, the least recently used out first: pages are rendered
 * from them, and public reads on the site's origin are answered with them. One is used until a change names one of its
 * tags. Where the API does not answer then, pages go on using the last one, which counts as stale, so that the next
 * render asks again.
 */
export function createReads({
  fetch: send = globalThis.fetch,
  timeoutMs = 8_000,
  retryMs = 50,
  maxBytes = MAX_BYTES,
}: Options = {}) {
  const found = new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const missing = new LRUCache<string, Answer>({ maxSize: MAX_BYTES_OF_MISSING, sizeCalculation: sizeOf });
  const asking = new Map<string, Promise<Answer>>();
  let newestVersion = 0;

  const stored = (url: string) => found.get(url) ?? missing.get(url);

  async function request(url: string, init: RequestInit | undefined, last: Answer | undefined): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const headers = new Headers(init?.headers);
      if (last) headers.set('if-none-match', last.etag);
      const response = await send(url, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      // Another process of the API may not know yet of a change that was announced here.
      const version = Number(response.headers.get(CONTENT_VERSION_HEADER) ?? Infinity);
      if (version >= newestVersion) return response;
      if (attempt >= VERSION_RETRIES) throw new Error(`version ${version} instead of ${newestVersion}`);
      await response.arrayBuffer();
      await sleep(retryMs);
    }
  }

  async function ask(url: string, init: RequestInit | undefined): Promise<Answer> {
    const last = stored(url);
    const versionBefore = newestVersion;
    const response = await request(url, init, last);
    const tags = response.headers.get(CONTENT_TAGS_HEADER)?.split(',');
    const body = Buffer.from(await response.arrayBuffer());
    // An answer that does not name its version may be older than a change that arrived during the read.
    const about = { tags: tags && new Set(tags), stale: !tags && versionBefore !== newestVersion };
    const answer: Answer =
      response.status === 304 && last
        ? { ...last, ...about }
        : {
            body,
            status: response.status,
            headers: [...response.headers].filter(([name]) => !NOT_STORED.test(name)).flat(),
            type: response.headers.get('content-type') ?? '',
            etag: response.headers.get('etag') ?? randomUUID(),
            ...about,
          };
    found.delete(url);
    missing.delete(url);
    (answer.status === 200 ? found : missing).set(url, answer);
    return answer;
  }

  /** The answer of an address: stored, asked for, or, where that fails, the last one. */
  async function answerOf(url: string, init?: RequestInit): Promise<Answer> {
    const last = stored(url);
    if (last && !last.stale) return last;
    let asked = asking.get(url);
    if (!asked) {
      asked = ask(url, init).finally(() => asking.delete(url));
      asking.set(url, asked);
    }
    return asked.catch((error: unknown) => {
      if (last) return last;
      throw error;
    });
  }

  const urlOf = (input: Parameters<typeof globalThis.fetch>[0]) =>
    input instanceof Request ? input.url : input.toString();
  const responseOf = ({ body, status, type }: Answer) =>
    new Response(new Uint8Array(body), { status, headers: { 'content-type': type } });

  return {
    /** A `fetch` that reads through the store. */
    fetch: (async (input, init) => responseOf(await answerOf(urlOf(input), init))) as typeof globalThis.fetch,

    /** Answers a request with what is stored of an address; false where that is not current. */
    answer(url: string, req: IncomingMessage, res: ServerResponse): boolean {
      const answer = found.get(url);
      if (!answer?.tags || answer.stale) return false;
      const { headers, type, body, etag } = answer;
      const own = [...headers, 'x-request-id', randomUUID()];
      if (req.headers['if-none-match']?.includes(etag)) res.writeHead(304, own).end();
      else {
        res.writeHead(200, [...own, 'content-type', type, 'content-length', String(body.length)]);
        res.end(req.method === 'HEAD' ? undefined : body);
      }
      return true;
    },

    session(): ReadSession {
      const used = new Map<string, string | undefined>();
      let usedStale = false;
      return {
        fetch: async (input, init) => {
          const url = urlOf(input);
          const answer = await answerOf(url, init).catch((error: unknown) => {
            // Without this answer the page is not complete.
            used.set(url, undefined);
            usedStale = true;
            throw error;
          });
          used.set(url, answer.etag);
          usedStale ||= answer.stale;
          return responseOf(answer);
        },
        sources: {
          isFresh: () =>
            [...used].every(([url, etag]) => {
              const answer = found.peek(url) ?? missing.peek(url);
              return answer !== undefined && !answer.stale && answer.etag === etag;
            }),
          wasStale: () => usedStale,
          isUnchanged: async () => {
            const answers = await Promise.all([...used.keys()].map((url) => answerOf(url)));
            if (answers.some(({ stale }) => stale)) throw new Error('the API does not answer');
            return answers.every(({ etag }, index) => etag === [...used.values()][index]);
          },
          expire: () => {
            for (const url of used.keys()) {
              const answer = stored(url);
              if (answer) answer.stale = true;
            }
          },
        },
      };
    },

    /** A change became known: answers made of any of the tags are read again, all of them where it is not known which. */
    invalidate(tags: readonly string[] | 'all', version: number): void {
      // Not the greater one: after a restored database the versions begin lower again.
      newestVersion = version;
      for (const answers of [found, missing])
        for (const answer of answers.values())
          if (tags === 'all' || !answer.tags || tags.some((tag) => answer.tags?.has(tag))) answer.stale = true;
    },
  };
}
