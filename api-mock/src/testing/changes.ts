import { contentChange, type ContentChange } from '@prospectus/contract';

/** Listens to the stream of content changes as a browser or the site's server does. */
export type ChangeStream = {
  /** The next event, however long it takes; the test's own time limit ends the wait. */
  next(): Promise<{ event: string; data: ContentChange }>;
  close(): Promise<void>;
};

export async function openChanges(url: string): Promise<ChangeStream> {
  const stop = new AbortController();
  const answer = await fetch(`${url}/content/changes`, { signal: stop.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    next: async () => {
      for (;;) {
        const [, event = '', data = ''] = /event: (\w+)\ndata: (.*)\n\n/.exec(text) ?? [];
        if (event) {
          text = text.slice(text.indexOf('\n\n') + 2);
          return { event, data: contentChange.parse(JSON.parse(data)) };
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
