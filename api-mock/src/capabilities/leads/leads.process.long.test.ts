import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startProcess } from '../../testing/api-process.ts';
import { takeStoredPictures } from '../../testing/stored-pictures.ts';
import { formFor, newPhone, otherThan, visitor } from './testing/visitor.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-leads-'));
  await takeStoredPictures(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  'LEAD-21 API-34: a process killed over a code that waits loses neither the lead nor the code',
  { timeout: 300_000 },
  async () => {
    const first = startProcess({ DATA_DIR: folder });
    const before = visitor({ url: await first.ready });
    const phone = newPhone();
    await before.call('POST', '/mock/faults', { target: 'sms', status: 503 });
    const { data } = await before.create(formFor(phone));
    first.child.kill('SIGKILL');
    await first.ended;

    const second = startProcess({ DATA_DIR: folder });
    const after = visitor({ url: await second.ready });
    for (const [name, value] of before.jar) after.jar.set(name, value);
    expect((await after.lookup(phone)).data.leadExists).toBe(true);
    await after.call('DELETE', '/mock/faults');
    await expect
      .poll(() => after.outbox({ channel: 'sms', to: phone }), { timeout: 60_000, interval: 300 })
      .toMatchObject([{ status: 'sent' }]);
    expect((await after.verify(data.leadId, await after.code(phone))).status).toBe(200);

    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0, errors: '' });
  },
);

test(
  'API-34 API-35 API-36: the log of a whole enquiry, failures included, holds no personal data and no code',
  { timeout: 180_000 },
  async () => {
    const server = startProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
    let log = '';
    server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const browser = visitor({ url: await server.ready });
    const phone = newPhone();
    await browser.call('POST', '/mock/faults', { target: 'sms', status: 503, times: 1 });
    await browser.lookup(phone);
    const { data } = await browser.create(formFor(phone, { name: 'Kaveri Sundaram' }));
    await browser.create(formFor('12', { name: 'Kaveri 2' }));
    const code = await vi.waitFor(() => browser.code(phone), { timeout: 60_000, interval: 300 });
    await browser.verify(data.leadId, otherThan(code));
    await browser.advance(5_000);
    expect((await browser.verify(data.leadId, code)).status).toBe(200);
    await browser.update(data.leadId, { email: 'kaveri@example.com' });
    server.child.kill('SIGTERM');
    await server.ended;

    expect(log).toContain('/api/leads/getLeadByMobile/:phone');
    expect(log).toContain('a gateway did not take a message');
    for (const personal of [phone, phone.slice(5), 'Kaveri', `asha.${phone}`, 'kaveri@', `"${code}"`, ` ${code} `])
      expect(log).not.toContain(personal);
  },
);
