import { setTimeout as sleep } from 'node:timers/promises';

import { contentChange } from '@prospectus/contract';
import type { Log } from '@prospectus/telemetry';
import { z } from 'zod';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

import { changeDelays } from '../process/metrics.ts';

type Options = {
  apiUrl: string;
  log: Log;
  /** Answers and pages with any of these tags are stale; `all` where the change is unknown. */
  invalidate: (tags: readonly string[] | 'all', version: number) => void;
  stopping: AbortSignal;
  pollMs?: number;
};

const MAX_WAIT_MS = 3_000;
/** The API sends something every 15 seconds; a stream silent for longer is dead. */
const SILENCE_MS = 40_000;
const EVERYTHING = '*';
const contentVersionAnswer = z.object({ data: contentChange.omit({ tags: true }) });

/** Follows the content's version: changes by server-sent events, a comparison at every (re)connect, a poll behind both. */
export function followContent({ apiUrl, log, invalidate, stopping, pollMs = 10_000 }: Options): {
  /** The version that is known. */
  version: () => number | undefined;
  /** Whether a change would be heard of at once: the stream is open, and has named a version. */
  isLive: () => boolean;
} {
  let version: number | undefined;
  let isLive = false;
  // When the version was made: after a restored database another one may have the same number.
  let madeAt: string | null | undefined;
  let isPollFailing = false;

  /** A number does not tell what was missed, nor what was rendered before any version was known. */
  const compare = (now: number, at: string | null) => {
    const isNews = now !== version || at !== madeAt;
    [version, madeAt] = [now, at];
    if (isNews) invalidate('all', now);
  };

  const onEvent = ({ event, data }: EventSourceMessage) => {
    if (event !== 'version' && event !== 'change') return;
    const change = contentChange.parse(JSON.parse(data));
    if (event === 'version') {
      compare(change.version, change.at);
      isLive = true;
      return;
    }
    if (change.at !== null) changeDelays.observe(Math.max(0, Date.now() - Date.parse(change.at)) / 1000);
    const missed = version !== undefined && change.version !== version + 1;
    [version, madeAt] = [change.version, change.at];
    invalidate(missed || change.tags.includes(EVERYTHING) ? 'all' : change.tags, change.version);
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
      const parser = createParser({ onEvent });
      for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(silence);
        silence = setTimeout(() => quiet.abort(), SILENCE_MS);
        parser.feed(text);
      }
    } finally {
      isLive = false;
      clearTimeout(silence);
    }
  };

  const listenAndReconnect = async () => {
    for (let failures = 0; !stopping.aborted;) {
      const began = Date.now();
      await listen().catch((error: unknown) => log.warn({ reason: String(error) }, 'the content stream broke off'));
      failures = Date.now() - began > MAX_WAIT_MS ? 0 : failures + 1;
      const wait = Math.min(MAX_WAIT_MS, 200 * 2 ** failures) * (0.5 + Math.random() / 2);
      await sleep(wait, undefined, { signal: stopping }).catch(() => undefined);
    }
  };

  const poll = async () => {
    const before = version;
    const answer = await fetch(`${apiUrl}/api/content/version`, {
      signal: AbortSignal.any([stopping, AbortSignal.timeout(5_000)]),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { data } = contentVersionAnswer.parse(await answer.json());
    // Else the stream was faster.
    if (version === before) compare(data.version, data.at);
  };
  const pollAndLog = () =>
    poll().then(
      () => (isPollFailing = false),
      (error: unknown) => {
        if (!isPollFailing && !stopping.aborted)
          log.warn({ reason: String(error) }, 'the version of the content is not known');
        isPollFailing = true;
      },
    );
  const timer = setInterval(() => void pollAndLog(), pollMs);
  stopping.addEventListener('abort', () => clearInterval(timer));
  void listenAndReconnect();
  return { version: () => version, isLive: () => isLive };
}
