import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROLE } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { startProcess } from '../../testing/api-process.ts';
import { callsTo, tokenOf } from '../../testing/calls.ts';
import { createDatabase, dropDatabase } from '../../testing/postgres-databases.ts';
import { takeStoredPictures } from '../../testing/stored-pictures.ts';
import { formFor, newPhone, otherThan, visitor, type Reply, type Visitor } from './testing/visitor.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const ADDRESSES = 1_000;
const DAY_MS = 86_400_000;

describe.runIf(server)('two processes with the limits of production', { timeout: 600_000 }, () => {
  let folder: string;
  let database: string;
  let processes: ReturnType<typeof startProcess>[];
  let urls: string[];
  let sql: Client;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prospectus-attacks-'));
    await takeStoredPictures(folder);
    database = await createDatabase(server);
    const env = { DATA_DIR: folder, DATABASE_URL: database, TRUST_PROXY: '1', LIMIT_SCALE: '1' };
    processes = [startProcess(env), startProcess(env)];
    urls = await Promise.all(processes.map(({ ready }) => ready));
    sql = new Client({ connectionString: database });
    await sql.connect();
  });
  afterAll(async () => {
    for (const { child, ended } of processes) {
      child.kill('SIGTERM');
      await ended;
    }
    await sql.end();
    await dropDatabase(server, database);
    await rm(folder, { recursive: true });
  });
  // Every test has a day, and its budgets, to itself.
  beforeEach(() => advance(2 * DAY_MS));

  let turn = 0;
  /** A browser at an address, behind the proxy that TRUST_PROXY counts; browsers take turns at the processes. */
  const at = (address: string, jar?: Map<string, string>): Visitor =>
    visitor(
      { url: urls[turn++ % urls.length] ?? '' },
      { always: { 'x-forwarded-for': `${address}, 10.0.0.2` }, ...(jar && { jar }) },
    );
  const addressOf = (nth: number) => `198.18.${Math.floor(nth / 250)}.${(nth % 250) + 1}`;
  const operator = (url: string | undefined) => visitor({ url: url ?? '' });
  async function advance(ms: number): Promise<void> {
    // A process that moves the clock reads it.
    await operator(urls[0]).advance(ms);
    await operator(urls[1]).advance(1);
  }
  const tally = (replies: readonly Reply[]) =>
    Object.fromEntries(
      [...Map.groupBy(replies, ({ status, failure }) => failure.code ?? String(status))].map(([name, { length }]) => [
        name,
        length,
      ]),
    );
  const codesOf = async (phone: string): Promise<{ tries: number; used: boolean }[]> =>
    (
      await sql.query<{ tries: number; used: boolean }>(
        'select tries, consumed_at is not null as used from otp_challenges where phone = $1 order by created_at',
        [phone],
      )
    ).rows;
  const messagesTo = async (recipient: string) =>
    Object.fromEntries(
      (
        await sql.query<{ purpose: string; n: number }>(
          'select purpose, count(*)::int as n from outbox where recipient = $1 group by purpose',
          [recipient],
        )
      ).rows.map(({ purpose, n }) => [purpose, n]),
    );
  const codesSent = async (): Promise<number> =>
    (await sql.query<{ n: number }>("select count(*)::int as n from outbox where purpose = 'lead.code'")).rows[0]?.n ??
    0;

  test('API-36 API-39: one enquiry is guessed from 1,000 addresses: 3 guesses a code, 5 codes a day, then the right code is refused too', async () => {
    const phone = newPhone();
    const owner = at('203.0.113.9');
    const { leadId } = (await owner.create(formFor(phone))).data;
    const perRound = Math.ceil(ADDRESSES / (5 * (OTP.triesPerCode + 1)));
    let next = 0;
    const fromAll = (otp: string) =>
      Promise.all(
        Array.from({ length: perRound }, () => at(addressOf(next++), new Map(owner.jar)).verify(leadId, otp)),
      );
    for (let code = 1; code <= 5; code += 1) {
      if (code > 1) expect((await at(addressOf(code), owner.jar).resend(leadId, phone)).status).toBe(200);
      const right = await operator(urls[0]).code(phone);
      const guesses = [];
      for (let round = 0; round < OTP.triesPerCode; round += 1) {
        guesses.push(...(await fromAll(otherThan(right))));
        await advance(OTP.verifyThrottleMs);
      }
      const { OTP_INCORRECT, OTP_TOO_SOON = 0, OTP_TOO_MANY_TRIES = 0, ...others } = tally(guesses);
      expect({ OTP_INCORRECT, others }).toEqual({ OTP_INCORRECT: OTP.triesPerCode, others: {} });
      expect(OTP_TOO_SOON + OTP_TOO_MANY_TRIES).toBe(guesses.length - OTP.triesPerCode);
      expect(tally(await fromAll(right))).toEqual({ OTP_TOO_MANY_TRIES: perRound });
      await advance(OTP.resendWaitMs);
    }
    const another = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => at(addressOf(nth), new Map(owner.jar)).resend(leadId, phone)),
    );
    expect(tally(another)).toEqual({ TOO_MANY_REQUESTS: 20 });
    expect(next).toBe(ADDRESSES);
    expect(await codesOf(phone)).toEqual(Array.from({ length: 5 }, () => ({ tries: 3, used: false })));
  });

  test('API-36 API-39: 1,000 browsers with enquiries of their own share the codes and the guesses of the phone', async () => {
    const phone = newPhone();
    await at('203.0.113.10').create(formFor(phone));
    let counted = 0;
    for (let round = 0; round < 5; round += 1) {
      await advance(OTP.resendWaitMs);
      const browsers = Array.from({ length: ADDRESSES / 5 }, (_, nth) => at(addressOf(round * 200 + nth)));
      const replies = await Promise.all(
        browsers.map(async (browser) => {
          const { lead } = (await browser.lookup(phone)).data;
          const leadId = lead[0]?.id ?? '';
          await browser.resend(leadId, phone);
          return browser.verify(leadId, '0000');
        }),
      );
      counted += tally(replies)['OTP_INCORRECT'] ?? 0;
    }
    const codes = await codesOf(phone);
    expect(codes).toHaveLength(5);
    expect(Math.max(...codes.map(({ tries }) => tries))).toBeLessThanOrEqual(OTP.triesPerCode);
    expect(codes.reduce((sum, { tries }) => sum + tries, 0)).toBe(counted);
    expect(counted).toBeGreaterThan(0);
  });

  test.each([
    ['of one /64 network', (nth: number) => `2001:db8:7:8::${(nth + 1).toString(16)}`],
    ['that one address makes up', (nth: number) => `${addressOf(nth)}, 192.0.2.77`],
  ])('API-34: 1,000 addresses %s have 60 guesses an hour together', async (_what, addressAt) => {
    const { leadId } = (await at('203.0.113.11').create(formFor(newPhone()))).data;
    const replies = await Promise.all(
      Array.from({ length: ADDRESSES }, (_, nth) => at(addressAt(nth)).verify(leadId, '0000')),
    );
    expect(tally(replies)).toEqual({ NOT_FOUND: 60, TOO_MANY_REQUESTS: ADDRESSES - 60 });
  });

  test('API-36: a right code that 20 browsers send at once to both processes is used once', async () => {
    const [owner, phone] = [at('203.0.113.12'), newPhone()];
    const { leadId } = (await owner.create(formFor(phone))).data;
    const right = await operator(urls[0]).code(phone);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => at(addressOf(nth), new Map(owner.jar)).verify(leadId, right)),
    );
    expect(tally(replies)).toEqual({ 200: 1, OTP_EXPIRED: 19 });
    expect(await codesOf(phone)).toEqual([{ tries: 1, used: true }]);
  });

  test('API-39: one number gets 5 codes, one call and 3 invitations a day, from 200 addresses and by every call', async () => {
    const phone = newPhone();
    const referrers = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const [browser, own] = [at(`203.0.113.${100 + nth}`), newPhone()];
      const { leadId } = (await browser.create(formFor(own))).data;
      await browser.verify(leadId, await operator(urls[0]).code(own));
      referrers.push(browser);
    }
    const invited = [];
    for (const browser of referrers)
      invited.push(await browser.call('POST', '/learner/v2/referrals', { name: 'Bala Iyer', phone }));
    expect(tally(invited)).toEqual({ 201: 3, TOO_MANY_REQUESTS: 3 });

    await at('203.0.113.13').create(formFor(phone));
    for (let hour = 0; hour < 20; hour += 1) {
      await Promise.all(
        Array.from({ length: 10 }, async (_, nth) => {
          const browser = at(addressOf(hour * 10 + nth));
          const { lead } = (await browser.lookup(phone)).data;
          const leadId = lead[0]?.id ?? '';
          await browser.create(formFor(phone, { name: `Asha ${'abcdefghij'[nth % 10]}` }));
          await browser.update(leadId, { name: 'Asha Verma' });
          await browser.resend(leadId, phone);
          await browser.call('POST', '/leads/askForCall', { lead_id: leadId });
          await browser.call('POST', '/erp/revisit', { lead_id: leadId });
        }),
      );
      await advance(3_600_000);
    }
    expect(await messagesTo(`+91${phone}`)).toEqual({ 'lead.code': 5, 'lead.call': 1, 'referral.new': 3 });
  });

  test('API-34: one mailbox that many numbers from abroad name gets 5 codes a day', async () => {
    const replies = [];
    for (let nth = 0; nth < 12; nth += 1)
      replies.push(await at(addressOf(nth)).create(formFor(`+4479111233${10 + nth}`, { email: 'Victim@example.com' })));
    expect(tally(replies)).toEqual({ 201: 5, TOO_MANY_REQUESTS: 7 });
  });

  test('API-34: one address causes 40 codes an hour: 20 enquiries, and 20 more codes for them', async () => {
    const before = await codesSent();
    const address = '203.0.113.14';
    const enquiries = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const [browser, phone] = [at(address), newPhone()];
        return { browser, phone, reply: await browser.create(formFor(phone)) };
      }),
    );
    expect(tally(enquiries.map(({ reply }) => reply))).toEqual({ 201: 20, TOO_MANY_REQUESTS: 20 });
    const accepted = enquiries.filter(({ reply }) => reply.status === 201);
    for (let resent = 0; resent < 3; resent += 1) {
      await advance(OTP.resendWaitMs);
      await Promise.all(accepted.map(({ browser, phone, reply }) => browser.resend(reply.data.leadId, phone)));
    }
    expect((await codesSent()) - before).toBe(40);
  });

  test('API-34: all numbers from 1,000 addresses get the codes that staff allow, an hour and a day; administrators are warned', async () => {
    const call = callsTo({ url: urls[0] ?? '' });
    const token = await tokenOf(call, ROLE.ADMIN);
    const path = `/admin/settings/${seedId('settings', 'settings')}`;
    await call('PUT', path, { token, body: { codes_per_hour: 100, codes_per_day: 250 } });
    expect((await call('POST', `${path}/publish`, { token, body: {} })).status).toBe(200);
    const before = await codesSent();
    const sentByHour = [];
    for (let hour = 0; hour < 5; hour += 1) {
      const replies = await Promise.all(
        Array.from({ length: ADDRESSES / 5 }, (_, nth) => at(addressOf(hour * 200 + nth)).create(formFor(newPhone()))),
      );
      sentByHour.push(tally(replies)['201'] ?? 0);
      await advance(3_600_000);
    }
    expect(sentByHour).toEqual([100, 100, 50, 0, 0]);
    expect((await codesSent()) - before).toBe(250);
    const isWarned = async () =>
      (await operator(urls[0]).outbox({ channel: 'email', to: 'admin@prospectus.test' })).some(({ body }) =>
        JSON.stringify(body).includes('250 of 250 one-time codes'),
      );
    await expect.poll(isWarned, { timeout: 90_000 }).toBe(true);
    await advance(DAY_MS);
    expect((await at(addressOf(1)).create(formFor(newPhone()))).status).toBe(201);
  });
});
