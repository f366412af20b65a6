import type { Session } from './session.ts';

/** Listens to the server-sent events at a path until they end, the connection is lost or the signal aborts. */
export type EventStream = (
  path: string,
  options: { signal: AbortSignal; onEvent: (event: string, data: unknown) => void },
) => Promise<void>;

/** Server-sent events with the session's token, which the browser's own EventSource cannot send. */
export const createEventStream =
  (session: Pick<Session, 'token'>, base = '/api/admin'): EventStream =>
  async (path, { signal, onEvent }) => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${await session.token()}` };
    // Nothing listens while the console starts, so that the start need not load what reads the stream.
    const [answer, { createParser }] = await Promise.all([
      fetch(`${base}/${path}`, { signal, headers }),
      import('eventsource-parser'),
    ]);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => onEvent(event, JSON.parse(data) as unknown),
    });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  };
