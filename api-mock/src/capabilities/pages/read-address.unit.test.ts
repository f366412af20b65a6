import { expect, test } from 'vitest';

import { readAddress } from './read-address.ts';

test.each([
  ['/api/program', '/api/program'],
  ['/api/program/', '/api/program'],
  ['/api/program?', '/api/program'],
  ['/api/homepage/home?isUserVerified=true', '/api/homepage/home'],
  ['/api/homepage/home/?isUserVerified=', '/api/homepage/home'],
  ['/api/programpage/english?parent=online-ma&isUserVerified=1', '/api/programpage/english?parent=online-ma'],
  ['/api/programpage/english?parent=', '/api/programpage/english'],
  ['/api/programpage/english?parent=a%2Fb', '/api/programpage/english?parent=a%2Fb'],
])('%s is asked for as %s', (url, address) => {
  expect(readAddress(url)).toBe(address);
});

test.each([
  '/api/program?x=1',
  '/api/program?parent=a&parent=b',
  `/api/program?parent=${'a'.repeat(81)}`,
  '/api/homepage/home?isUserVerified=much-too-long',
  '/api/program?isUserVerified=1&utm_source=mail',
  '/api/program?__proto__=1',
  '/api/program?constructor=1',
])('%s is no address that an answer is kept under', (url) => {
  expect(readAddress(url)).toBeUndefined();
});
