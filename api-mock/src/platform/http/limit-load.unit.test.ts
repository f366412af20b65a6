import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { limitLoad } from '@prospectus/telemetry';
import { expect, test } from 'vitest';

test('PROD-05 too many requests in progress are refused at once; enquiries have places of their own, health needs none', async () => {
  const open: ServerResponse[] = [];
  const arrivals = (count: number) => expect.poll(() => open.length).toBe(count);
  const server = createServer(
    limitLoad(
      (req, res) => {
        if (req.url === '/api/readyz') res.end('ready');
        else open.push(res);
      },
      { applicants: 1, others: 2 },
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statusOf = (path: string) => fetch(origin + path).then(({ status }) => status);

  const lists = [statusOf('/api/admin/leads'), statusOf('/api/program/menu')];
  await arrivals(2);
  const refused = await fetch(`${origin}/api/admin/leads`);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '2',
    expect.objectContaining({ code: 'UNAVAILABLE' }),
  ]);
  const enquiry = statusOf('/api/leads');
  await arrivals(3);
  expect(await statusOf('/api/leads/verify')).toBe(503);
  expect(await statusOf('/api/readyz')).toBe(200);

  for (const res of open) res.end();
  expect(await Promise.all([...lists, enquiry])).toEqual([200, 200, 200]);
  // Also a client that goes away gives its place back.
  const leaving = new AbortController();
  const left = fetch(`${origin}/api/leads`, { signal: leaving.signal });
  await arrivals(4);
  leaving.abort();
  await expect(left).rejects.toThrow(/abort/);
  await expect.poll(() => open[3]?.closed).toBe(true);
  const next = statusOf('/api/leads');
  await arrivals(5);
  open[4]?.end();
  expect(await next).toBe(200);
  server.closeAllConnections();
  server.close();
});
