import { ROLE } from '@prospectus/contract';
import { PERSONAL_PASSWORD_MESSAGE, WEAK_PASSWORD_MESSAGE } from '@prospectus/contract/forms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { staff } from './tables.ts';
import { EVENTS, type People, people } from './testing/people.ts';

let api: TestApi;
let staffOf: People;
let post: People['post'];
beforeAll(async () => {
  api = await startTestApi();
  staffOf = people(api);
  ({ post } = staffOf);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.deps.clock.setRight();
  await api.deps.db.execute('delete from limits');
});

const MINUTE = 60_000;
const advance = (milliseconds: number) => api.deps.clock.advance(milliseconds);
const isOpen = async (token: string) => typeof (await staffOf.profile(token)) !== 'number';

describe('ROLE-05 a person’s own account', () => {
  test('is read and renamed by its owner in every role; no other field can be changed', async () => {
    for (const person of [EVENTS, await staffOf.newcomer()]) {
      const { token, user } = await staffOf.signIn(person);
      const body = { firstName: 'Kavitha', lastName: 'Menon-Rao', role: ROLE.ADMIN, email: 'other@example.test' };
      const { status } = await staffOf.call('PUT', '/user/profile', { token, body });
      expect([status, await staffOf.profile(token)]).toMatchObject([
        200,
        { ...user, firstName: 'Kavitha', lastName: 'Menon-Rao' },
      ]);
    }
    expect((await staffOf.call('PUT', '/user/profile', { body: { firstName: 'Any', lastName: 'One' } })).status).toBe(
      401,
    );
    const { token } = await staffOf.signIn(EVENTS);
    const wrong = await staffOf.call('PUT', '/user/profile', { token, body: { firstName: 'K', lastName: '' } });
    expect(wrong.body).toMatchObject({
      errors: { firstName: expect.any(String) as string, lastName: expect.any(String) as string },
    });
  });

  test('its language is changed by itself, is in the next session, and makes no new version', async () => {
    const { token, user } = await staffOf.signIn(EVENTS);
    expect(user.language).toBeNull();
    const put = (body: object) => staffOf.call('PUT', '/user/profile', { token, body });
    expect((await put({ language: 'hi' })).status).toBe(200);
    expect((await staffOf.signIn(EVENTS)).user).toEqual({ ...user, language: 'hi' });
    expect((await put({ language: 'fr' })).body).toMatchObject({ errors: { language: expect.any(String) as string } });
    expect((await staffOf.signIn(EVENTS)).user.language).toBe('hi');
  });

  test('PROD-06 a reset gives a demo account no language again', async () => {
    const { token } = await staffOf.signIn(EVENTS);
    await staffOf.call('PUT', '/user/profile', { token, body: { language: 'hi' } });
    expect((await staffOf.signIn(EVENTS)).user.language).toBe('hi');
    expect((await staffOf.call('POST', '/mock/reset')).status).toBe(200);
    expect((await staffOf.signIn(EVENTS)).user.language).toBeNull();
  });

  test('a new password revokes every other session and open links, and is confirmed by e-mail', async () => {
    const person = await staffOf.confirmed();
    const [here, there] = [await staffOf.signIn(person), await staffOf.signIn(person)];
    await post('forgotPassword', { email: person.email });
    const link = await staffOf.key(person.email);
    const next = 'nine yellow lanterns';
    expect((await post('password', { current: person.password, next }, here.token)).status).toBe(200);
    expect([await isOpen(here.token), await isOpen(there.token)]).toEqual([true, false]);
    expect((await post('resetPassword', { token: link, password: 'a quiet river bend' })).status).toBe(410);
    expect((await post('login', person)).status).toBe(401);
    expect((await post('login', { ...person, password: next })).status).toBe(200);
    expect((await staffOf.letters(person.email))[0]?.subject).toContain('was changed');
    expect(await staffOf.logged(person.email)).toContain('change-password');
  });

  test('the present password is required, and ten wrong ones block further tries for a while', async () => {
    const person = await staffOf.newcomer();
    const { token } = await staffOf.signIn(person);
    const change = (current: string, next: string) => post('password', { current, next }, token);
    for (const [current, next, errors] of [
      ['not this one', 'nine yellow lanterns', { current: 'This is not your present password.' }],
      [person.password, person.password, { next: 'Please choose another password than the present one.' }],
      [person.password, 'password1', { next: WEAK_PASSWORD_MESSAGE }],
      [person.password, 'Kavita@2026', { next: PERSONAL_PASSWORD_MESSAGE }],
      [person.password, 'short', { next: 'Use at least 8 characters.' }],
      [person.password, 'x'.repeat(201), { next: 'Use at most 200 characters.' }],
    ] as const)
      expect(await change(current, next)).toMatchObject({ status: 400, body: { errors } });
    const tries = await Promise.all(Array.from({ length: 12 }, () => change('not this one', 'nine yellow lanterns')));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await change(person.password, 'nine yellow lanterns')).status).toBe(429);
    expect((await post('login', person)).status).toBe(200);
    expect((await post('password', { current: 'a', next: 'nine yellow lanterns' })).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the link: sessions are revoked, tries reset, the address verified', async () => {
    const person = await staffOf.newcomer();
    const { token } = await staffOf.signIn(person);
    for (let tries = 0; tries < 11; tries++) await post('login', { ...person, password: 'not the password' });
    expect((await post('login', person)).status).toBe(429);
    const sent = await post('forgotPassword', { email: person.email.toUpperCase() });
    expect(await post('forgotPassword', { email: 'nobody@example.test' })).toMatchObject({
      status: 200,
      body: sent.body,
    });

    const key = await staffOf.key(person.email);
    const weak = await post('resetPassword', { token: key, password: 'Kavita@2026' });
    expect(weak).toMatchObject({ status: 400, body: { errors: { password: PERSONAL_PASSWORD_MESSAGE } } });
    const password = 'nine yellow lanterns';
    expect((await post('resetPassword', { token: key, password })).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    const again = await staffOf.signIn({ email: person.email, password });
    expect(await staffOf.profile(again.token)).toMatchObject({ email_verified: true });
    expect((await post('resetPassword', { token: key, password })).code).toBe('CONFIRMATION_EXPIRED');
    expect(await staffOf.logged(person.email)).toEqual(['register', 'reset-password']);
  });

  test('a link is good for 30 minutes; of two that are used at once, one works', async () => {
    const { email } = await staffOf.newcomer();
    await post('forgotPassword', { email });
    const late = await staffOf.key(email);
    await advance(31 * MINUTE);
    expect((await post('resetPassword', { token: late, password: 'nine yellow lanterns' })).status).toBe(410);
    await post('forgotPassword', { email });
    const first = await staffOf.key(email);
    await advance(2 * MINUTE);
    await post('forgotPassword', { email });
    const second = await staffOf.key(email);
    const answers = await Promise.all(
      [first, second].map((token, nth) => post('resetPassword', { token, password: `nine yellow lanterns ${nth}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('nothing is sent to a deactivated account', async () => {
    const { email } = await staffOf.newcomer();
    await api.deps.db.update(staff).set({ active: false }).where(eq(staff.email, email));
    await post('forgotPassword', { email });
    await post('sendConfirmation', { email });
    expect(await staffOf.letters(email)).toHaveLength(1);
  });
});
