import { expect, test } from 'vitest';

import { matchesRequest, isFaultTarget } from './faults.ts';

test.each([
  ['POST /leads', 'POST', '/leads', true],
  ['POST /leads', 'GET', '/leads', false],
  ['/leads/verify', 'POST', '/leads/verify', true],
  ['/api/leads/verify', 'POST', '/leads/verify/', true],
  ['POST /leads/verify', 'GET', '/leads/verify', false],
  ['GET /leads/getLeadByMobile/:phone', 'GET', '/leads/getLeadByMobile/9876543210', true],
  ['GET /leads/getLeadByMobile/:phone', 'GET', '/leads/getLeadByMobile', false],
  ['sms', 'POST', '/sms', false],
])('PROD-06: a fault on %s strikes %s %s: %s', (target, method, path, struck) => {
  expect(matchesRequest(target, method, path)).toBe(struck);
});

test.each([
  ['sms', true],
  ['GET /program', true],
  ['toaster', false],
  ['', false],
])('PROD-06: %j is a target: %s', (target, known) => {
  expect(isFaultTarget(target)).toBe(known);
});
