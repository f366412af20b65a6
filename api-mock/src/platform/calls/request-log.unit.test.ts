import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createLog, observeRequests } from '@prospectus/telemetry';
import express, { type Request } from 'express';
import { expect, test } from 'vitest';

import { patternOf, rememberPattern } from './calls.ts';

test('PROD-05 the log names routes by their pattern, and holds no phone, e-mail, name, code or token', async () => {
  let written = '';
  const log = createLog('api', 'info', { write: (line) => void (written += line) });
  const app = express();
  app.use(observeRequests<Request>({ log, routeOf: patternOf }));
  app.get('/leads/:phone', rememberPattern('/leads/:phone'), (_req, res) => {
    log.warn({
      mobile: '9876543210',
      lead: { name: 'Asha Rao', email: 'asha@example.com' },
      body: { lead: { otp: '4821' } },
    });
    log.error({ err: new Error('duplicate key (phone)=(9876543210)') }, 'not stored');
    res.status(500).json({ token: 'eyJhbGci' });
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(`${origin}/leads/9876543210?email=asha@example.com`, { headers: { authorization: 'Bearer eyJhbGci' } });
  await fetch(`${origin}/nowhere/9876543210`);
  await new Promise((closed) => server.close(closed));

  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { route?: string; req?: { id: string } });
  expect(lines.map(({ route }) => route)).toEqual([undefined, undefined, '/leads/:phone', 'none']);
  expect(lines.slice(2).every(({ req }) => req?.id)).toBe(true);
  expect(written).not.toMatch(/9876543210|Asha|asha@|4821|eyJ/);
});
