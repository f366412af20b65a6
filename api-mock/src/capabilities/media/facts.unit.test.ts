import type { MediaInfo } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { asSent, filesOn, withMedia } from './facts.ts';
import type { MediaIndex } from './text-media.ts';

const LAMP = '0190c5a0-0000-7000-8000-000000000001';
const OTHER = '0190c5a0-0000-7000-8000-000000000002';
const address = `/media/${'a'.repeat(64)}.jpg`;
const facts: MediaInfo = {
  address,
  type: 'image/jpeg',
  width: 640,
  height: 360,
  alt: 'A lamp',
  decorative: false,
  sources: [{ type: 'image/avif', width: 320, height: 180, address: `/media/${'b'.repeat(64)}.avif` }],
};
const former = `/media/${'c'.repeat(64)}.jpg`;
const index: MediaIndex = {
  byId: new Map([[LAMP, address]]),
  byAddress: new Map([[address, facts]]),
  moved: new Map([[former, address]]),
};

test('ids of files become addresses at any depth; all else stays', () => {
  const made = new Date(0);
  const record = { id: LAMP, images: [{ image: LAMP, alt: LAMP.slice(1) }], program: OTHER, made, text: `see ${LAMP}` };
  expect(withMedia(record, index)).toEqual({ ...record, images: [{ image: address, alt: LAMP.slice(1) }] });
});

test('a page carries the facts of the files it shows, and of no others', () => {
  const page = {
    images: [address],
    sections: { badge: { image: address } },
    logo: '/media/other.png',
    title: 'A lamp',
  };
  expect(asSent(page, index)).toEqual({ ...page, media: { [address]: facts } });
  expect(asSent({ images: ['https://files.example.org/a.png'] }, index).media).toEqual({});
  expect(asSent({ metadata: { 'og:image': address }, list: [{ badge: address }] }, index).media).toEqual({});
});

test('a small picture is sent as one form, without facts save where it is a banner; its file is found all the same', () => {
  const webp = `/media/${'d'.repeat(64)}.webp`;
  const small = {
    ...facts,
    width: 256,
    sources: [{ type: 'image/webp', width: 256, height: 144, address: webp } as const],
  };
  const known: MediaIndex = { ...index, byAddress: new Map([[address, small]]) };
  expect(asSent({ person: { image: address, link: '/a' } }, known)).toEqual({
    person: { image: webp, link: '/a' },
    media: {},
  });
  const { bg_image, media } = asSent({ bg_image: address }, known);
  expect([bg_image, media]).toEqual([webp, { [webp]: { ...small, address: webp, sources: [] } }]);
  expect([filesOn(known)({ bg_image }), filesOn(known)({ text: `<img src="${address}">` })]).toEqual([[LAMP], [LAMP]]);
});

test('a former address becomes the present one, in a field and in a text; a picture in a text gets its size and forms', () => {
  const webp = `/media/${'d'.repeat(64)}.webp`;
  const known: MediaInfo = { ...facts, sources: [{ type: 'image/webp', width: 320, height: 180, address: webp }] };
  const index2: MediaIndex = { ...index, byAddress: new Map([[address, known]]) };
  const text = `<p>See <a href="${former}">it</a>.</p><img src="${former}" alt="" />`;
  expect(withMedia({ logo: former, text }, index2)).toEqual({
    logo: address,
    text:
      `<p>See <a href="${address}">it</a>.</p><img src="${address}" alt="A lamp" width="640" height="360" ` +
      `srcset="${webp} 320w" sizes="auto, (min-width: 768px) 680px, 100vw" loading="lazy" decoding="async" />`,
  });
  const unknown = `<img src="/media/${'e'.repeat(64)}.png" alt="A &quot;lamp&quot;" />`;
  expect(withMedia({ text: unknown }, index2)).toEqual({ text: unknown });
  expect(asSent({ text: `<img src="${address}" alt="" />` }, index).media).toEqual({ [address]: facts });
});
