import { expect, test } from 'vitest';

import { isLoopback, isPublic, NotPublic, numbersOf, publicLookup } from './public-lookup.ts';

test.each([
  ['8.8.8.8', true],
  ['93.184.216.34', true],
  ['2606:4700::6810:84e5', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['100.127.255.254', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.192', false],
  ['192.0.2.1', false],
  ['192.168.0.1', false],
  ['198.18.0.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['2002:a00:1::1', false],
  ['2001::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['0177.0.0.1', false],
  ['not an address', false],
])('API-44 %s is of the public internet: %s', (address, verdict) => {
  expect(isPublic(address)).toBe(verdict);
});

const look = (addresses: { address: string; family: number }[], all: boolean) =>
  new Promise<unknown[]>((settle) =>
    publicLookup(() => Promise.resolve(addresses))('files.example.org', { all }, (...answer) => settle(answer)),
  );
const [PUBLIC, PRIVATE] = [
  { address: '93.184.216.34', family: 4 },
  { address: '10.0.0.1', family: 4 },
];

test('API-44 a name is connected to by the very addresses that were checked, all of them public', async () => {
  expect(await look([PUBLIC], true)).toEqual([null, [PUBLIC]]);
  expect(await look([PUBLIC], false)).toEqual([null, PUBLIC.address, 4]);
  for (const found of [[PRIVATE], [PUBLIC, PRIVATE], []])
    expect(await look(found, true)).toEqual([new NotPublic(), '']);
});

test.each([
  ['http://127.0.0.1:8081/hook', '127.0.0.1', true],
  // Other spellings of the same address.
  ['http://2130706433/', '127.0.0.1', true],
  ['http://0177.0.0.1/', '127.0.0.1', true],
  ['http://[::1]/', '::1', true],
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1', false],
  ['http://10.0.0.1/', '10.0.0.1', false],
  ['http://localhost/', undefined, false],
])('API-44 the host of %s is the address %s', (url, address, loopback) => {
  expect(numbersOf(new URL(url))).toBe(address);
  expect(isLoopback(address ?? 'localhost')).toBe(loopback);
});
