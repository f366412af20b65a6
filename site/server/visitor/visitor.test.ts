import type { KeyObject } from 'node:crypto';

import jsonwebtoken from 'jsonwebtoken';
import { expect, test } from 'vitest';

import { createLeadSessionReader } from './lead-session.ts';
import { leadSessionKeys } from './lead-session-keys.ts';
import { readableCookieUpdates } from './readable-cookies.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-bytes!';
const PREVIOUS = 'the-secret-before-of-thirty-two-bytes!';
const sessionOf = createLeadSessionReader(leadSessionKeys([SECRET, PREVIOUS]));
const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600;
const signed = (claims: object, key: KeyObject | string, algorithm: 'HS256' | 'HS512' = 'HS256') =>
  `a=b; lead_session=${jsonwebtoken.sign(claims, key, { algorithm })}; c=d`;
const cookie = (claims: object, secret = SECRET, algorithm: 'HS256' | 'HS512' = 'HS256') =>
  leadSessionKeys([secret]).map((key) => signed(claims, key, algorithm))[0] ?? '';

test('ROLE-01 LEAD-39 the signed session alone makes a visitor verified', () => {
  expect(sessionOf(cookie({ typ: 'lead', sub: 'lead-1', exp: inAnHour() }))).toEqual({
    kind: 'verified',
    leadId: 'lead-1',
  });
  expect(sessionOf(cookie({ typ: 'lead', sub: 'lead-1', exp: inAnHour() }, PREVIOUS)).kind).toBe('verified');
  const strangers = [
    undefined,
    '',
    'isUserVerified=lead-1; userLeadData=%7B%22id%22%3A%22lead-1%22%7D',
    'lead_session=broken',
    cookie({ typ: 'lead', sub: 'lead-1', exp: inAnHour() }, 'another-secret-of-at-least-32-bytes!!!'),
    cookie({ typ: 'lead', sub: 'lead-1', exp: inAnHour() }, SECRET, 'HS512'),
    signed({ typ: 'lead', sub: 'lead-1', exp: inAnHour() }, SECRET),
    cookie({ typ: 'lead', sub: 'lead-1', exp: inAnHour() - 7_200 }),
    cookie({ typ: 'staff', sub: 'lead-1', exp: inAnHour() }),
    `lead_session=${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"typ":"lead","sub":"1","exp":${inAnHour()}}`).toString('base64url')}.`,
  ];
  for (const cookies of strangers) expect(sessionOf(cookies), cookies).toEqual({ kind: 'unverified' });
});

test('ERR-10 readable cookies are set to match the session; broken ones are reported and count as absent', () => {
  const names = (cookies: string, session: Parameters<typeof readableCookieUpdates>[1]) =>
    readableCookieUpdates(cookies, session, false)?.map((line) => line.split(';')[0]);
  const verified = { kind: 'verified', leadId: 'lead-1' } as const;
  const data = (id: string) => encodeURIComponent(JSON.stringify({ id, leads_id: null, name: 'आशा' }));
  expect(names('x=1', { kind: 'unverified' })).toBeUndefined();
  expect(names('isUserVerified=lead-1; userLeadData=x', { kind: 'unverified' })).toEqual([
    'isUserVerified=',
    'userLeadData=',
  ]);
  expect(names(`isUserVerified=lead-1; userLeadData=${data('lead-1')}`, verified)).toBeUndefined();
  expect(names('', verified)).toEqual(['isUserVerified=lead-1']);
  expect(names(`isUserVerified=lead-2; userLeadData=${data('lead-2')}`, verified)).toEqual([
    'isUserVerified=lead-1',
    'userLeadData=',
  ]);
  expect(names('isUserVerified=lead-1; userLeadData=%7Bbad', verified)).toEqual(['userLeadData=']);
  let broken = 0;
  readableCookieUpdates('isUserVerified=lead-1; userLeadData=%7Bbad', verified, false, () => (broken += 1));
  expect(broken).toBe(1);
  expect(names('isUserVerified=lead-1; userLeadData=null', verified)).toEqual(['userLeadData=']);
  expect(readableCookieUpdates('isUserVerified=1', { kind: 'unverified' }, true)?.[0]).toContain('Secure');
});
