import { setTimeout as sleep } from 'node:timers/promises';

import { contentChange } from '@prospectus/contract';

import type { Log } from '../process/log.ts';

type Options = {
  apiUrl: string;
  log: Log;
  /** Pages to drop: those a change touches, or all where it is not known what was missed. */
  drop: (paths: readonly string[] | 'all') => void;
  stopping: AbortSignal;
  pollMs?: number;
};

const LONGEST_WAIT_MS = 3_000;
/** The API says something every 15 seconds; a stream silent for longer is dead. */
const SILENCE_MS = 40_000;

/**
 * Follows the content's version: news by server-sent events, a comparison at every (re)connect, a poll behind both.
 * Gives the version last heard.
 */
export function followContent({ apiUrl, log, drop, stopping, pollMs = 10_000 }: Options): {
  version: () => number | undefined;
} {
  let version: number | undefined;

  /** What was missed cannot be told from a number, so every page is rendered anew; so are those made before it was known. */
  const compare = (now: number) => {
    if (now !== version) drop('all');
    version = now;
  };

  const heard = (event: string, data: unknown) => {
    const news = contentChange.parse(data);
    if (event === 'version') return compare(news.version);
    if (event !== 'change') return;
    const missed = version !== undefined && news.version > version + 1;
    version = Math.max(version ?? 0, news.version);
    drop(missed || news.pages.includes('*') ? 'all' : news.pages);
  };

  const listen = async () => {
    const quiet = new AbortController();
    let silence = setTimeout(() => quiet.abort(), SILENCE_MS);
    try {
      const answer = await fetch(`${apiUrl}/api/content/changes`, {
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([stopping, quiet.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
      for await (const event of events(answer.body)) {
        clearTimeout(silence);
        silence = setTimeout(() => quiet.abort(), SILENCE_MS);
        if (event) heard(event.name, JSON.parse(event.data));
      }
    } finally {
      clearTimeout(silence);
    }
  };

  const keepListening = async () => {
    for (let failures = 0; !stopping.aborted;) {
      const began = Date.now();
      await listen().catch((error: unknown) => log.warn({ reason: String(error) }, 'the content stream broke off'));
      failures = Date.now() - began > LONGEST_WAIT_MS ? 0 : failures + 1;
      const wait = Math.min(LONGEST_WAIT_MS, 200 * 2 ** failures) * (0.5 + Math.random() / 2);
      await sleep(wait, undefined, { signal: stopping }).catch(() => undefined);
    }
  };

  const poll = async () => {
    const answer = await fetch(`${apiUrl}/api/content/version`, {
      signal: AbortSignal.any([stopping, AbortSignal.timeout(5_000)]),
    });
    if (!answer.ok) return;
    const { data } = (await answer.json()) as { data?: { version?: unknown } };
    if (typeof data?.version === 'number' && data.version > (version ?? -1)) compare(data.version);
  };
  const timer = setInterval(() => void poll().catch(() => undefined), pollMs);
  stopping.addEventListener('abort', () => clearInterval(timer));
  void keepListening();
  return { version: () => version };
}

/** Events of a stream; null for a comment, which says that the other side is alive. */
export async function* events(body: AsyncIterable<Uint8Array>): AsyncGenerator<{ name: string; data: string } | null> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield eventOf(block);
  }
}

function eventOf(block: string): { name: string; data: string } | null {
  const fields = block.split(/\r?\n/).map((line) => /^(event|data): ?(.*)$/.exec(line));
  const all = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '');
  const data = all('data');
  return data.length > 0 ? { name: all('event')[0] ?? 'message', data: data.join('\n') } : null;
}
