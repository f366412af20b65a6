import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, inject, test } from 'vitest';

const LONGEST_MS = 180_000;

/** Sends a text, then a byte every two seconds if it is `slow`, reads nothing, and waits to be cut off. */
async function cutOff(text: string, slow: boolean): Promise<number> {
  const began = Date.now();
  const socket = connect(Number(new URL(inject('origin')).port), 'localhost').on('error', () => undefined);
  socket.write(text);
  const more = slow && setInterval(() => socket.write('a'), 2_000);
  if (slow) socket.resume();
  await once(socket, 'close');
  if (more) clearInterval(more);
  return Date.now() - began;
}

const START = 'Host: localhost\r\nContent-Type: application/json\r\n';
// More answers than the buffers of both sides hold.
const PIPELINE = `GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(400);

test.concurrent.each([
  ['its head slowly', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: `, true],
  ['its body slowly', `POST /api/leads HTTP/1.1\r\n${START}Content-Length: 5000\r\n\r\n`, true],
  ['a chunk slowly', `POST /api/leads HTTP/1.1\r\n${START}Transfer-Encoding: chunked\r\n\r\n1388\r\n`, true],
  ['and reads nothing', PIPELINE, false],
])(
  'a client that sends %s is cut off, and others are served meanwhile',
  async (_, text, slow) => {
    const cut = cutOff(text, slow);
    expect((await fetch(inject('origin'))).status).toBe(200);
    expect(await cut).toBeLessThan(LONGEST_MS);
  },
  LONGEST_MS + 10_000,
);
