import type { LookupAddress } from 'node:dns';

import { expect, test } from 'vitest';

import { wrongAddress } from './address.ts';

const PUBLIC = { address: '93.184.216.34', family: 4 };
const NAMES: Record<string, LookupAddress[]> = {
  'crm.example.org': [PUBLIC],
  'inside.example.org': [{ address: '10.0.0.7', family: 4 }],
  'half.example.org': [PUBLIC, { address: '127.0.0.1', family: 4 }],
  'six.example.org': [{ address: 'fd00::1', family: 6 }],
  localhost: [{ address: '127.0.0.1', family: 4 }],
};
const resolve = async (name: string) => NAMES[name] ?? Promise.reject(new Error('not known'));
const refused = async (mode: 'local' | 'production', url: string) =>
  (await wrongAddress({ config: { mode } }, url, resolve)) !== undefined;

test.each([
  // As production says, as local mode says.
  ['https://crm.example.org/hook', false, false],
  ['https://93.184.216.34:8443/hook', false, false],
  ['https://not-known-yet.example.org/hook', false, false],
  ['http://crm.example.org/hook', true, true],
  ['https://user:password@crm.example.org/hook', true, true],
  ['https://inside.example.org/hook', true, true],
  ['https://half.example.org/hook', true, false],
  ['https://six.example.org/hook', true, true],
  ['https://10.1.2.3/hook', true, true],
  ['https://192.168.0.1/hook', true, true],
  ['https://169.254.169.254/latest/meta-data', true, true],
  ['https://[fd00:ec2::254]/', true, true],
  ['https://[::ffff:127.0.0.1]/hook', true, true],
  ['https://[::ffff:10.0.0.1]/hook', true, true],
  ['http://10.1.2.3/hook', true, true],
  ['http://127.0.0.1:8081/hook', true, false],
  ['https://127.0.0.1/hook', true, false],
  ['http://2130706433/hook', true, false],
  ['http://[::1]:8081/hook', true, false],
  ['http://localhost:8080/api/mock/receiver', true, false],
  ['https://localhost/hook', true, false],
])('API-44 %s is refused in production: %s, and in local mode: %s', async (url, production, local) => {
  expect([await refused('production', url), await refused('local', url)]).toEqual([production, local]);
});
