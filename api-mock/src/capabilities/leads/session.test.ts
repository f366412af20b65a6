import type { KeyObject } from 'node:crypto';

import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { deriveKeys } from '../../platform/secrets/keys.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from './testing/visitor.ts';

const SECRET = 'a secret of the test, 32 bytes or more';
const KEY = deriveKeys([SECRET]).current('lead-session');

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ env: { APP_SECRET: SECRET } })));
afterAll(() => api.stop());

test('LEAD-39 LEAD-40: a verified browser has a signed session, and readable cookies of seven days', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone));
  const verified = await browser.verify(data.leadId, await browser.code(phone));
  const set = verified.headers.getSetCookie();
  const cookie = (name: string) => set.find((line) => line.startsWith(`${name}=`)) ?? '';

  expect(cookie('lead_session')).toMatch(/Max-Age=604800; Path=\/;.*HttpOnly; SameSite=Lax/);
  const claims = jsonwebtoken.verify(browser.jar.get('lead_session') ?? '', KEY, { algorithms: ['HS256'] });
  expect(claims).toMatchObject({ typ: 'lead', sub: data.leadId });

  for (const name of ['isUserVerified', 'userLeadData', 'is_first_by_user']) {
    expect(cookie(name)).toContain('Max-Age=604800');
    expect(cookie(name)).not.toContain('HttpOnly');
  }
  expect(browser.jar.get('isUserVerified')).toBe(data.leadId);
  expect(JSON.parse(decodeURIComponent(browser.jar.get('userLeadData') ?? ''))).toEqual({
    id: data.leadId,
    leads_id: null,
    name: 'Asha Rao',
  });
  expect(browser.jar.get('is_first_by_user')).toBe('true');
});

test('LEAD-40 a second verification is not reported as the first', async () => {
  const phone = newPhone();
  const { leadId } = await verifiedVisitor(api, phone);
  await api.deps.clock.advance(60_000);
  const again = visitor(api);
  await again.lookup(phone);
  await again.resend(leadId, phone);
  await again.verify(leadId, await again.code(phone));
  expect(again.jar.get('is_first_by_user')).toBe('false');
});

test('LEAD-39 a new code ends the session that the browser had', async () => {
  const phone = newPhone();
  const { browser, leadId } = await verifiedVisitor(api, phone);
  const before = browser.jar.get('lead_session') ?? '';
  await api.deps.clock.advance(60_000);
  await browser.lookup(phone);
  await browser.resend(leadId, phone);
  await browser.verify(leadId, await browser.code(phone));
  expect((await browser.pushToErp(leadId)).status).toBe(200);
  browser.jar.set('lead_session', before);
  expect((await browser.pushToErp(leadId)).status).toBe(401);
});

test('LEAD-39: forged cookies grant nothing', async () => {
  const phone = newPhone();
  const { browser, leadId } = await verifiedVisitor(api, phone);
  const claims = { typ: 'lead', sub: leadId, jti: crypto.randomUUID() };
  const signed = (secret: string | KeyObject, payload: object) =>
    jsonwebtoken.sign(payload, secret, { algorithm: 'HS256', expiresIn: 3_600 });
  const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify(claims))}.`;
  const forged = {
    readable: { isUserVerified: leadId, userLeadData: encodeURIComponent(JSON.stringify({ id: leadId })) },
    'of another secret': { lead_session: signed('another secret of at least 32 bytes!', claims) },
    unsigned: { lead_session: unsigned.replaceAll('=', '') },
    'of the key of another purpose': {
      lead_session: signed(deriveKeys([SECRET]).current('enquiry'), claims),
    },
    'of the secret itself': { lead_session: signed(SECRET, claims) },
    'of a session that never was': { lead_session: signed(KEY, claims) },
    'of another kind': {
      lead_session: browser.jar.get('enquiry') ?? '',
      enquiry: browser.jar.get('lead_session') ?? '',
    },
  };
  for (const cookies of Object.values(forged)) {
    const forger = visitor(api);
    for (const [name, value] of Object.entries(cookies)) forger.jar.set(name, value);
    expect((await forger.pushToErp(leadId)).failure.code).toBe('VERIFICATION_REQUIRED');
    expect((await forger.update(leadId, { name: 'Else' })).status).toBe(404);
    expect((await forger.lookup(phone)).data.lead[0]?.name).toBe('•••••');
  }
});

test('LEAD-39 API-37: another verified lead’s id answers like an unknown one', async () => {
  const { leadId: other } = await verifiedVisitor(api, newPhone());
  const { browser } = await verifiedVisitor(api, newPhone());
  const [foreign, unknown] = [await browser.pushToErp(other), await browser.pushToErp(crypto.randomUUID())];
  expect([foreign.status, foreign.failure]).toEqual([404, unknown.failure]);
});

test('LEAD-40 signing out clears the cookies and revokes the session on the server', async () => {
  const { browser, leadId } = await verifiedVisitor(api, newPhone());
  browser.jar.set('show_toast', 'true');
  const kept = browser.jar.get('lead_session') ?? '';
  expect(await browser.call('POST', '/leads/logout')).toMatchObject({ status: 200, data: { success: true } });
  expect([...browser.jar.keys()]).toEqual([]);
  browser.jar.set('lead_session', kept);
  expect((await browser.pushToErp(leadId)).status).toBe(401);
});

test('LEAD-39 the session expires after seven days', async () => {
  const { browser, leadId } = await verifiedVisitor(api, newPhone());
  await browser.advance(7 * 86_400_000);
  expect((await browser.pushToErp(leadId)).failure.code).toBe('VERIFICATION_REQUIRED');
});
