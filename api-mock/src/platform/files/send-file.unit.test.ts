import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import express from 'express';
import { expect, onTestFinished, test } from 'vitest';

import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { sendFile } from './send-file.ts';

test('a visitor who leaves before the file is open leaves no file open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'send-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = await openFolderStore(folder);
  await store.put('picture.png', new Uint8Array(1_000_000), 'image/png');
  const left = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<Readable>();
  const slow: FileStore = {
    ...store,
    read: async (name, range) => {
      await left.promise;
      const file = await store.read(name, range);
      if (file) opened.resolve(file.stream);
      return file;
    },
  };
  const app = express().get('/', (req, res) =>
    sendFile({ req, res, files: slow, name: 'picture.png' }, () => undefined),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  server.once('request', (_, res) => res.once('close', () => left.resolve()));

  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(server, 'request');
  visitor.destroy();
  const stream = await opened.promise;
  await expect.poll(() => stream.destroyed).toBe(true);
});
