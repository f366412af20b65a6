import { expect, test } from 'vitest';

import { stripPageData } from './strip-page-data.server.ts';

const [ONE, TWO] = ['0193f0d2-5e01-7a52-8a21-3f0f0c7a9e11', 'c56a4180-65aa-42ec-a945-5fd21dec0538'];

test('ids of records become their positions in their lists, and nothing else changes', () => {
  const page = {
    id: ONE,
    erp_unicode: TWO,
    text: `see ${TWO}`,
    parts: [
      { id: TWO, program_id: ONE, credits: 4, note: null },
      { id: ONE, program_id: ONE, credits: 2, note: null },
    ],
  };
  expect(stripPageData(page)).toEqual({
    id: '0',
    erp_unicode: TWO,
    text: `see ${TWO}`,
    parts: [
      { id: '0', program_id: '', credits: 4, note: null },
      { id: '1', program_id: '', credits: 2, note: null },
    ],
  });
  expect(page.id).toBe(ONE);
});

test('ids that are words are unchanged, and forty records have forty ids', () => {
  expect(stripPageData({ id: 'launchpad' })).toEqual({ id: 'launchpad' });
  const list = Array.from({ length: 40 }, () => ({ id: crypto.randomUUID() }));
  expect(new Set(stripPageData(list).map(({ id }) => id)).size).toBe(40);
});

test('a picture has its alternative text, a missing one has none', () => {
  const people = [
    { image: '/media/a.webp', alt_image_name: 'Asha Pillai' },
    { image: '', alt_image_name: 'Gurpreet Singh Bhullar' },
  ];
  expect(stripPageData(people)).toEqual([people[0], { image: '', alt_image_name: '' }]);
});

test('a small picture is sent as one file, without facts', () => {
  const sources = [
    { type: 'image/avif', address: '/media/small.avif' },
    { type: 'image/webp', address: '/media/small.webp' },
  ];
  const data = { person: { image: '/media/a.jpg' }, media: { '/media/a.jpg': { width: 256, sources } } };
  expect(stripPageData(data)).toEqual({ person: { image: '/media/small.webp' }, media: {} });
});

test('a programme page is sent without the words in Hindi, a sheet for the family with them', () => {
  const hindi = { short_description: 'हिसाब पढ़ना सीखें।', eligibility: 'स्नातक डिग्री' };
  expect(stripPageData({ pageCategory: 'program_page', hindi })).toEqual({ pageCategory: 'program_page' });
  expect(stripPageData({ language: 'hi', hindi })).toEqual({ language: 'hi', hindi });
});

test('a programme page is sent without the small pictures of its marketing, save the portraits of learners', () => {
  const wideBanners = { emi: { image: '/media/b.jpg', alt_image_name: 'A star' } };
  const marketing = {
    testimonials: [{ name: 'Asha Pillai', image: '/media/a.jpg', alt_image_name: 'Asha' }],
    alumni: [{ name: 'Imran Qureshi', image: '/media/c.jpg', alt_image_name: 'Imran' }],
    wideBanners,
  };
  const bare = { ...marketing, alumni: [{ name: 'Imran Qureshi', image: '', alt_image_name: '' }] };
  const sent = (pageCategory: string) => stripPageData({ pageCategory, marketing }).marketing;
  expect(sent('program_page')).toEqual(bare);
  expect(sent('university_page')).toEqual(marketing);
});

test('facts of files are sent for pictures that are shown, by a page alone or in its data', () => {
  const media = { '/media/a.jpg': { width: 640 }, '/media/b.jpg': { width: 2 }, '/media/c.jpg': { width: 3 } };
  const page = {
    alumni: [{ image: '/media/a.jpg', alt_image_name: 'Asha Pillai' }],
    accreditation: [{ badge: '/media/b.jpg' }],
    marketing: { wideBanners: { emi: { title: 'EMI', image: '/media/c.jpg', alt_image_name: 'A star' } } },
    media,
  };
  const stripped = { ...page, media: { '/media/a.jpg': { width: 640 }, '/media/c.jpg': { width: 3 } } };
  expect(stripPageData(page)).toEqual(stripped);
  expect(stripPageData({ page, other: 1 })).toEqual({ page: stripped, other: 1 });
});

test('a programme page names fewer files: no WebP beside AVIF of a large picture, and no form that no screen asks for', () => {
  const sources = [
    { type: 'image/avif', address: '/media/wide.avif', width: 640 },
    { type: 'image/avif', address: '/media/narrow.avif', width: 320 },
    { type: 'image/webp', address: '/media/wide.webp', width: 640 },
  ];
  const page = {
    marketing: { wideBanners: { emi: { image: '/media/wide.jpg' } } },
    media: { '/media/wide.jpg': { width: 960, sources } },
  };
  const sent = (pageCategory: string) => stripPageData({ pageCategory, ...page });
  expect(sent('program_page').media['/media/wide.jpg'].sources).toEqual([sources[0]]);
  expect(sent('university_page').media).toEqual(page.media);
});
