import type { MediaRecord } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';

import type { Sending } from './use-upload.ts';
import { createUploadQueue } from './upload-queue.ts';

const STORED = { id: 'stored' } as MediaRecord;
const files = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`));

/** A server that answers when it is told to. */
function slowServer() {
  const waiting: { name: string; signal: AbortSignal | undefined; answer: (result: MediaRecord | Error) => void }[] =
    [];
  let most = 0;
  const send = (file: File, _: unknown, { signal }: Sending) =>
    new Promise<MediaRecord>((resolve, reject) => {
      const entry = {
        name: file.name,
        signal,
        answer: (result: MediaRecord | Error) => {
          waiting.splice(waiting.indexOf(entry), 1);
          if (result instanceof Error) reject(result);
          else resolve(result);
        },
      };
      signal?.addEventListener('abort', () => entry.answer(new DOMException('', 'AbortError')));
      waiting.push(entry);
      most = Math.max(most, waiting.length);
    });
  return { send, waiting, most: () => most };
}

test('two at a time are sent, until all of a hundred are', async () => {
  const server = slowServer();
  const stored = vi.fn();
  const queue = createUploadQueue(server.send, { onStored: stored });
  queue.add(files(100));
  for (let sent = 0; sent < 100; sent += 1) {
    await expect.poll(() => server.waiting.length).toBeGreaterThan(0);
    server.waiting[0]?.answer(STORED);
  }
  await expect.poll(() => queue.uploads().every(({ state }) => state === 'done')).toBe(true);
  expect(stored).toHaveBeenCalledTimes(100);
  expect(server.most()).toBe(2);
});

test('one is cancelled while it is sent, another while it waits; the next takes its turn', async () => {
  const server = slowServer();
  const queue = createUploadQueue(server.send, { atOnce: 1 });
  queue.add(files(3));
  await expect.poll(() => queue.uploads()).toHaveLength(3);
  const [first, second] = queue.uploads();
  queue.cancel(first?.id ?? '');
  queue.cancel(second?.id ?? '');
  await expect.poll(() => server.waiting.map(({ name }) => name)).toEqual(['2.png']);
  await expect.poll(() => queue.uploads().map(({ name }) => name)).toEqual(['2.png']);
});

test('a failed one says why and is tried again; others go on', async () => {
  const server = slowServer();
  const queue = createUploadQueue(server.send, { atOnce: 1 });
  queue.add(files(2));
  await expect.poll(() => server.waiting).toHaveLength(1);
  server.waiting[0]?.answer(new HttpError('This picture cannot be read.', 415, {}));
  await expect.poll(() => server.waiting.map(({ name }) => name)).toEqual(['1.png']);
  await expect.poll(() => queue.uploads()[0]).toMatchObject({ state: 'failed', error: 'This picture cannot be read.' });
  server.waiting[0]?.answer(STORED);
  queue.retry(queue.uploads()[0]?.id ?? '');
  await expect.poll(() => server.waiting.map(({ name }) => name)).toEqual(['0.png']);
  server.waiting[0]?.answer(STORED);
  await expect.poll(() => queue.uploads().map(({ state }) => state)).toEqual(['done', 'done']);
  queue.clear();
  await expect.poll(() => queue.uploads()).toEqual([]);
});

test('a busy server is waited for as long as it says, and then sent the file again', async () => {
  const wait = vi.fn(async () => undefined);
  let attempts = 0;
  const queue = createUploadQueue(
    async () => {
      attempts += 1;
      if (attempts < 3) throw new HttpError('', 503, { retryAfter: 5 });
      return STORED;
    },
    { wait },
  );
  queue.add(files(1));
  await expect.poll(() => queue.uploads()[0]?.state).toBe('done');
  expect(wait.mock.calls).toEqual([[5000], [5000]]);
});
