import type { MediaInfo } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { pictureOf } from './picture-of.ts';

const address = '/media/whole.jpg';
const form = (name: string) => ({
  address: `/media/${name}.jpg`,
  type: 'image/jpeg' as const,
  width: 400,
  height: 300,
  sources: [],
});
const whole: MediaInfo = { ...form('whole'), alt: 'A lamp', decorative: false };

test('an address without media data has nothing but itself', () => {
  expect(pictureOf({}, '/old.png', 'A lamp')).toEqual({ src: '/old.png', alt: 'A lamp' });
});

test('ADMIN-38 the crops for wide screens and for phones are used, each with its focus', () => {
  const facts: MediaInfo = {
    ...whole,
    focus: { x: 0.9, y: 0.9 },
    wide: { ...form('wide'), focus: { x: 0.5, y: 0.25 } },
    phone: { ...form('phone'), focus: { x: 1, y: 0 } },
  };
  expect(pictureOf({ [address]: facts }, address, 'A lamp')).toEqual({
    src: '/media/wide.jpg',
    alt: 'A lamp',
    width: 400,
    height: 300,
    sources: [],
    focus: { x: 50, y: 25 },
    phone: { src: '/media/phone.jpg', sources: [], focus: { x: 100, y: 0 } },
  });
  expect(pictureOf({ [address]: { ...whole, focus: { x: 0.9, y: 0.9 } } }, address, '')).toMatchObject({
    src: address,
    focus: { x: 90, y: 90 },
  });
});

test('ADMIN-38 a separate picture for phones precedes a crop, and can have a crop itself', () => {
  const media = {
    [address]: { ...whole, phone: form('part') },
    '/media/mobile.jpg': { ...whole, ...form('mobile'), phone: form('part-of-mobile') },
  };
  expect(pictureOf(media, address, '', '/media/mobile.jpg').phone?.src).toBe('/media/part-of-mobile.jpg');
  expect(pictureOf(media, address, '', '/elsewhere.jpg').phone).toEqual({ src: '/elsewhere.jpg' });
});
