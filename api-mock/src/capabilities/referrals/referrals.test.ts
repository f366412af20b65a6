import { type Referral, referral } from '@prospectus/contract';
import { REFERRAL } from '@prospectus/contract/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { formFor, newPhone, verifiedVisitor, visitor, type Visitor } from '../leads/testing/visitor.ts';
import { runJobs } from '../../app/jobs.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { referByLink } from './links.ts';
import { referrals } from './tables.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

const LIST = '/learner/v2/referrals';
const SUM = '/learner/v2/referral-count-and-reward-sum';
const refer = (browser: Visitor, phone: string, name = 'Bala Iyer') =>
  browser.call<Referral>('POST', LIST, { name, phone });
const list = async (browser: Visitor) => z.array(referral.strict()).parse((await browser.call('GET', LIST)).data);
const sum = async (browser: Visitor) => (await browser.call<{ count: number; rewardSum: number }>('GET', SUM)).data;

/** The person behind a phone enquires, and proves the phone. */
async function join(phone: string): Promise<void> {
  const browser = visitor(api);
  const { data } = await browser.create(formFor(phone));
  await browser.verify(data.leadId, await browser.code(phone));
}

test('API-41 API-42 REFER-02 REFER-05: a lead refers a friend, who enquires and verifies the phone: a reward', async () => {
  const { browser } = await verifiedVisitor(api, newPhone());
  expect([await list(browser), await sum(browser)]).toEqual([[], { count: 0, rewardSum: 0 }]);
  const phone = newPhone();
  const added = await refer(browser, `+91 ${phone}`);
  expect(added).toMatchObject({
    status: 201,
    data: { name: 'Bala Iyer', status: 'invited', reward: 0, phone: `••••••${phone.slice(-4)}` },
  });
  expect(added.headers.get('cache-control')).toBe('no-store');
  expect(await browser.outbox({ channel: 'referrals', to: phone })).toMatchObject([
    { status: 'sent', body: { referral_id: added.data.id, referred: { mobile: `+91${phone}`, name: 'Bala Iyer' } } },
  ]);

  const person = visitor(api);
  const { data } = await person.create(formFor(phone));
  expect(await list(browser)).toMatchObject([{ status: 'enquired', reward: 0 }]);
  await person.verify(data.leadId, await person.code(phone));
  expect(await list(browser)).toMatchObject([{ status: 'verified', reward: REFERRAL.rewardRupees }]);
  await refer(browser, newPhone(), 'Meera Nair');
  expect((await list(browser)).map(({ name }) => name)).toEqual(['Meera Nair', 'Bala Iyer']);
  expect(await sum(browser)).toEqual({ count: 2, rewardSum: REFERRAL.rewardRupees });
});

test('REFER-03 API-41: whose referrals they are is decided by the session alone', async () => {
  const [one, other] = [await verifiedVisitor(api, newPhone()), await verifiedVisitor(api, newPhone())];
  await refer(one.browser, newPhone());
  expect(await list(other.browser)).toEqual([]);
  const asked = await other.browser.call<unknown[]>('GET', `${LIST}?lead_id=${one.leadId}&leadId=${one.leadId}`);
  expect(asked.data).toEqual([]);
  await other.browser.call('POST', LIST, { name: 'Bala Iyer', phone: newPhone(), lead_id: one.leadId });
  expect((await sum(one.browser)).count).toBe(1);

  const stranger = visitor(api);
  stranger.jar.set('isUserVerified', one.leadId);
  for (const [method, path, body] of [
    ['GET', LIST],
    ['GET', SUM],
    ['POST', LIST, { name: 'Bala Iyer', phone: newPhone() }],
    ['POST', LIST, { nonsense: true }],
  ] as const)
    expect(await stranger.call(method, path, body)).toMatchObject({
      status: 401,
      failure: { code: 'VERIFICATION_REQUIRED' },
    });
});

test('API-41 one’s own number, an invalid number or name, and a repeat are refused', async () => {
  const own = newPhone();
  const { browser } = await verifiedVisitor(api, own);
  const phone = newPhone();
  await refer(browser, phone);
  for (const [body, field] of [
    [{ name: 'Asha Rao', phone: own }, 'phone'],
    [{ name: 'Asha Rao', phone: '12345' }, 'phone'],
    [{ name: 'Asha Rao', phone: '+1202555' }, 'phone'],
    [{ name: 'R2D2', phone: newPhone() }, 'name'],
    [{ name: 'Bala Iyer', phone: `0${phone}` }, 'phone'],
  ] as const) {
    const answer = await browser.call('POST', LIST, body);
    expect(answer).toMatchObject({ status: 400, failure: { errors: { [field]: expect.any(String) } } });
  }
  const again = await Promise.all(Array.from({ length: 8 }, () => refer(browser, '9123456789')));
  expect(again.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await sum(browser)).count).toBe(2);
});

test('API-41 a lead can refer a limited number of people, concurrent calls included', async () => {
  const { browser, leadId } = await verifiedVisitor(api, newPhone());
  const before = Array.from({ length: REFERRAL.perLead - 2 }, () => ({
    id: crypto.randomUUID(),
    lead_id: leadId,
    name: 'Bala Iyer',
    phone: newPhone(),
    created_at: api.deps.clock.now(),
  }));
  await api.deps.db.insert(referrals).values(before);
  const answers = await Promise.all(Array.from({ length: 6 }, () => refer(browser, newPhone())));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ failure }) => failure.code === 'LOCKED')).toHaveLength(4);
  expect((await sum(browser)).count).toBe(REFERRAL.perLead);
});

test('API-42: a person who was a lead before earns nothing and reveals nothing; of two referrers the first earns', async () => {
  const known = newPhone();
  await join(known);
  const [first, second] = [await verifiedVisitor(api, newPhone()), await verifiedVisitor(api, newPhone())];
  expect((await refer(first.browser, known)).data).toMatchObject({ status: 'invited', reward: 0 });

  const phone = newPhone();
  await refer(first.browser, phone);
  await refer(second.browser, phone);
  await join(phone);
  expect(await list(second.browser)).toMatchObject([{ status: 'verified', reward: 0 }]);
  expect(await sum(first.browser)).toEqual({ count: 2, rewardSum: REFERRAL.rewardRupees });
});

test('API-41 a referred person who never enquires is deleted after half a year', async () => {
  const { browser, leadId } = await verifiedVisitor(api, newPhone());
  const came = newPhone();
  await refer(browser, newPhone());
  await refer(browser, came);
  await join(came);
  await api.deps.clock.advance(181 * 86_400_000);
  await runJobs(api.deps);
  // The session is over by then, so the rows are looked at.
  const left = await api.deps.db.select().from(referrals).where(eq(referrals.lead_id, leadId));
  expect(left.map(({ phone }) => phone)).toEqual([came]);
});

/** A new lead that comes by a referral link. */
async function joinByLink(phone: string, ref: string): Promise<void> {
  const browser = visitor(api);
  const { data } = await browser.create({ ...formFor(phone), ref });
  await browser.verify(data.leadId, await browser.code(phone));
}

test('API-42 REFER-05 ROUTE-07: a lead who comes by a referral link counts once for its owner, with the first name', async () => {
  const { browser } = await verifiedVisitor(api, newPhone());
  const codeOf = async (of: Visitor) => (await of.call<{ code: string }>('GET', '/learner/v2/referral-code')).data.code;
  const code = await codeOf(browser);
  expect(code).toMatch(REFERRAL.code);
  expect(await codeOf(browser), 'the same at every call').toBe(code);
  expect(await visitor(api).call('GET', '/learner/v2/referral-code')).toMatchObject({ status: 401 });

  const phone = newPhone();
  await joinByLink(phone, code);
  const [first = ''] = formFor(phone).name.split(' ');
  expect(await list(browser)).toMatchObject([{ name: first, status: 'verified', reward: REFERRAL.rewardRupees }]);
  expect(await browser.outbox({ channel: 'referrals', to: phone })).toMatchObject([{ status: 'sent' }]);

  // Known by now, an unknown code, and a code that is none.
  await joinByLink(phone, code);
  for (const wrong of ['aaaaaaaaaa', '"; drop', 'x'.repeat(200)]) await joinByLink(newPhone(), wrong);
  expect(await sum(browser)).toEqual({ count: 1, rewardSum: REFERRAL.rewardRupees });
});

test('API-42: one’s own link and more people than one may refer count for nobody', async () => {
  const { browser, leadId } = await verifiedVisitor(api, newPhone());
  const { code } = (await browser.call<{ code: string }>('GET', '/learner/v2/referral-code')).data;
  const others = Array.from({ length: REFERRAL.perLead }, () => ({
    id: crypto.randomUUID(),
    lead_id: leadId,
    name: 'Bala',
    phone: newPhone(),
    created_at: api.deps.clock.now(),
  }));
  await api.deps.db.insert(referrals).values(others);
  await joinByLink(newPhone(), code);
  expect((await sum(browser)).count).toBe(REFERRAL.perLead);

  const own = newPhone();
  const { browser: mine, leadId: me } = await verifiedVisitor(api, own);
  const { code: link } = (await mine.call<{ code: string }>('GET', '/learner/v2/referral-code')).data;
  await referByLink(api.deps, link, { phone: own, name: 'Asha Rao', created_at: api.deps.clock.now() });
  expect(await api.deps.db.select().from(referrals).where(eq(referrals.lead_id, me))).toEqual([]);
});
