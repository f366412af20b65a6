import { CHANNELS, routes } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { hitsRequest, isFaultTarget } from './fault-target.ts';

test.each([
  ['createLead', 'POST', '/leads', true],
  ['createLead', 'GET', '/leads', false],
  ['/leads/verify', 'POST', '/leads/verify', true],
  ['/api/leads/verify', 'POST', '/leads/verify/', true],
  ['POST /leads/verify', 'GET', '/leads/verify', false],
  ['findLead', 'GET', '/leads/getLeadByMobile/9876543210', true],
  ['GET /leads/getLeadByMobile/:phone', 'GET', '/leads/getLeadByMobile', false],
  ['sms', 'POST', '/sms', false],
])('PROD-06: a fault on %s strikes %s %s: %s', (target, method, path, struck) => {
  expect(hitsRequest(target, method, path)).toBe(struck);
});

test('PROD-06: no call is called as a gateway is, so a fault on one never strikes the other', () => {
  expect(CHANNELS.filter((channel) => Object.hasOwn(routes, channel))).toEqual([]);
});

test.each([
  ['sms', true],
  ['verifyLead', true],
  ['GET /program', true],
  ['toaster', false],
  ['', false],
])('PROD-06: %j is a target: %s', (target, known) => {
  expect(isFaultTarget(target)).toBe(known);
});
