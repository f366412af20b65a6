import { ApiError } from '@prospectus/contract';
import type { Response } from 'express';

const HEARTBEAT_MS = 15_000;

/** A stream of server-sent events: `send` writes one, `closed` is aborted when either side ends it. */
export type EventStream = { send(event: string, data: object): void; closed: AbortSignal };

/**
 * Answers with server-sent events until the client leaves, the process stops or `longestMs` have passed. The answer
 * begins at once, so that the client knows that it is connected.
 */
export function streamEvents(res: Response, { stopping, longestMs }: { stopping: AbortSignal; longestMs?: number }) {
  // On a connection that a proxy had open before: it would hold the process until the longest time of stopping.
  if (stopping.aborted) throw new ApiError('UNAVAILABLE', { retryAfter: 1 });
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  res.write(': connected\n\n');
  const closed = new AbortController();
  const end = () => res.end();
  const heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS);
  const longest = longestMs === undefined ? undefined : setTimeout(end, longestMs);
  stopping.addEventListener('abort', end);
  res.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(longest);
    stopping.removeEventListener('abort', end);
    closed.abort();
  });
  const stream: EventStream = {
    send: (event, data) => void res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    closed: closed.signal,
  };
  return stream;
}

// The client opens the next stream with a fresh token, so that a revoked role ends here too.
const LONGEST_OF_STAFF_MS = 4 * 60_000;
const MAX_OF_STAFF = 256;
const MAX_PER_PERSON = 12;
const openOf = new Map<string, number>();

/** A stream for a member of staff. Each has a limited number (then UNAVAILABLE), and a stream ends after some minutes. */
export function streamToStaff(res: Response, person: string, stopping: AbortSignal): EventStream {
  const open = openOf.get(person) ?? 0;
  const total = [...openOf.values()].reduce((sum, one) => sum + one, 0);
  if (open >= MAX_PER_PERSON || total >= MAX_OF_STAFF) throw new ApiError('UNAVAILABLE', { retryAfter: 30 });
  openOf.set(person, open + 1);
  res.on('close', () => {
    const left = (openOf.get(person) ?? 1) - 1;
    if (left > 0) openOf.set(person, left);
    else openOf.delete(person);
  });
  return streamEvents(res, { stopping, longestMs: LONGEST_OF_STAFF_MS });
}
