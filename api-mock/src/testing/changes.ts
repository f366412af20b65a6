import { contentChange, type ContentChange } from '@prospectus/contract';
import type { z } from 'zod';

/** A stream of server-sent events, as a browser or the site's server listens to it. */
export type EventStream<T> = {
  /** The next event, however long it takes; the test's own time limit ends the wait. */
  next(): Promise<{ event: string; data: T }>;
  close(): Promise<void>;
};
export type ChangeStream = EventStream<ContentChange>;

export const openChanges = (url: string): Promise<ChangeStream> => openEvents(`${url}/content/changes`, contentChange);

export async function openEvents<T>(url: string, schema: z.ZodType<T>, token?: string): Promise<EventStream<T>> {
  const stop = new AbortController();
  const answer = await fetch(url, {
    signal: stop.signal,
    headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    next: async () => {
      for (;;) {
        const [, event = '', data = ''] = /event: (\w+)\ndata: (.*)\n\n/.exec(text) ?? [];
        if (event) {
          text = text.slice(text.indexOf('\n\n', text.indexOf('event: ')) + 2);
          return { event, data: schema.parse(JSON.parse(data)) };
        }
        const { value, done } = (await reader?.read()) ?? { value: '', done: true };
        if (done) throw new Error('The stream has ended.');
        text += value;
      }
    },
    close: async () => {
      stop.abort();
      await reader?.cancel().catch(() => undefined);
    },
  };
}
