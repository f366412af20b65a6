import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createClient } from '@prospectus/contract/client';
import { afterEach, describe, expect, it } from 'vitest';

import { accepts, enquiryCalls } from './calls.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** The calls against a server that gives one answer to everything. */
async function against(status: number, body: unknown, headers: Record<string, string> = {}) {
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return enquiryCalls(createClient({ base: `http://127.0.0.1:${port}` }));
}

describe('which answers count', () => {
  it('LEAD-49 create 201, verify 200 or 201, update 200, resend 200, ERP 200 or 201', () => {
    const counting = (call: Parameters<typeof accepts>[0]) =>
      [200, 201, 202, 204].filter((status) => accepts(call, status));
    expect(counting('createLead')).toEqual([201]);
    expect(counting('verifyLead')).toEqual([200, 201]);
    expect(counting('updateLead')).toEqual([200]);
    expect(counting('resendOtp')).toEqual([200]);
    expect(counting('createLeadInErp')).toEqual([200, 201]);
  });

  it('LEAD-49 another good status is no answer', async () => {
    const created = await against(200, { data: { success: true, leadId: 'l1' } });
    const values = { phone: '9876543210', name: 'Asha', email: 'a@example.org', qualification: '3', interest: 'MBA' };
    const from = { media: 'Direct', campaign: 'Direct', refURL: '', source: 'WEB' };
    expect(await created.create(values, from, 'k')).toBeNull();
  });

  it('ERR-04 a failed lookup or update answers null', async () => {
    const calls = await against(500, { msg: 'x', code: 'INTERNAL' });
    expect(await calls.lookup('9876543210')).toBeNull();
    expect(await calls.update('l1', { name: 'Asha' })).toBeNull();
    expect(await calls.pushToErp('l1')).toBeNull();
  });

  it('API-36 a refused code says why and how long to wait', async () => {
    const calls = await against(429, { msg: 'Too many', code: 'OTP_TOO_MANY_TRIES' }, { 'retry-after': '90' });
    expect(await calls.verify('l1', '1234')).toEqual({ code: 'OTP_TOO_MANY_TRIES', retryAfter: 90, msg: 'Too many' });
  });
});
