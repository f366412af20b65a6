import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { OutboxItem } from '@prospectus/contract';
import { ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startProcess } from './testing/api-process.ts';
import { type Call, callsTo, tokenOf } from './testing/calls.ts';
import { takeStoredPictures } from './testing/stored-pictures.ts';

const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
const EVENTS = { email: 'events@prospectus.test', password: 'events-prospectus-2026' };
const PATIENCE = { timeout: 60_000, interval: 300 };

// The clock of the machine, as the process sees it, moves while it runs; time that passes is measured as always.
describe.skipIf(!library)(`a clock that jumps${library ? '' : ' (skipped: libfaketime is not installed)'}`, () => {
  let folder: string;
  let server: ReturnType<typeof startProcess>;
  let call: Call;
  const jump = async (offset: string, seconds: number) => {
    await writeFile(join(folder, 'offset'), offset);
    const isThere = async () => {
      const { headers } = await call('GET', '/readyz');
      return Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() - seconds * 1000) < 60_000;
    };
    await expect.poll(isThere, PATIENCE).toBe(true);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prospectus-clock-'));
    await writeFile(join(folder, 'offset'), '+0');
    await takeStoredPictures(join(folder, 'data'));
    server = startProcess({
      DATA_DIR: join(folder, 'data'),
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: join(folder, 'offset'),
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    call = callsTo({ url: await server.ready });
  }, 600_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await rm(folder, { recursive: true });
  });

  const enquiry = (phone: string) => ({
    phone,
    name: 'Asha Rao',
    email: `asha${phone}@example.org`,
    qualification: 3,
    interest: 'Certificate - German Language',
  });
  const messagesTo = async (phone: string) =>
    ((await call('GET', `/mock/outbox?channel=sms&to=${phone}`)).body as { data: OutboxItem[] }).data;

  test.each([
    ['an hour ahead', '+3600', 3_600],
    ['an hour back', '-3600', -3_600],
    ['a year ahead', '+31536000', 31_536_000],
    ['a year back', '-31536000', -31_536_000],
  ])(
    'PROD-04 %s and right again: nothing waits or is locked for as long',
    { timeout: 300_000 },
    async (_, offset, seconds) => {
      const isYear = Math.abs(seconds) > 3_600;
      const phone = `61${String(10_000_000 + Math.abs(seconds) + (seconds > 0 ? 1 : 2))}`.slice(0, 10);
      await jump(offset, seconds);
      await call('POST', '/mock/faults', { body: { target: 'sms', status: 503 } });
      expect((await call('POST', '/leads', { body: enquiry(phone) })).status).toBe(201);
      await expect.poll(async () => (await messagesTo(phone))[0]?.status, PATIENCE).toBe('failed');
      const statuses: number[] = [];
      for (let nth = 0; nth < 11; nth += 1)
        statuses.push(
          (await call('POST', '/user/login', { body: { ...EVENTS, password: 'wrong-password-2026' } })).status,
        );
      expect(statuses.at(-1)).toBe(429);
      expect((await call('GET', '/readyz')).status).toBe(200);

      await jump('+0', 0);
      await call('DELETE', '/mock/faults');
      expect((await call('GET', '/readyz')).status).toBe(200);
      // A new code needs a minute's wait at most; that of a clock an hour ahead ends with the hour.
      if (isYear || seconds < 0) expect((await call('POST', '/user/login', { body: EVENTS })).status).toBe(200);
      // A message that seems to be a year old is given up.
      if (isYear)
        await expect
          .poll(async () => (await messagesTo(phone)).map(({ status }) => status), PATIENCE)
          .toContain(seconds > 0 ? 'sent' : 'dead');
      expect((await call('POST', '/leads', { body: enquiry(`7${phone.slice(1)}`) })).status).toBe(201);
      await tokenOf(call, ROLE.ADMIN);
    },
  );
});
