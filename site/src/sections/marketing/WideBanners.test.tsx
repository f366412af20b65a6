import { expect, test } from 'vitest';

import { homeFixture } from '../testing/home-fixture.ts';
import { MARKETING, pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf, UNVERIFIED, universitySectionHtml, VERIFIED } from '../testing/render.tsx';
import { CareerBanner, EmiBanner, GetInTouchSection } from './WideBanners.tsx';

const { wideBanners } = MARKETING;
const { career, emi } = wideBanners;
if (!career || !emi) throw new Error('The fixture has every banner.');

const withCareer = (changes: object, media: ReturnType<typeof pageFixture>['media'] = {}) =>
  pageFixture({
    media,
    marketing: { ...MARKETING, wideBanners: { ...wideBanners, career: { ...career, ...changes } } },
  });

const kinds = (show: (visitor: typeof VERIFIED) => string) =>
  [UNVERIFIED, VERIFIED].map((visitor) => {
    const markup = show(visitor);
    return [...textsOf(markup, 'h2'), ...textsOf(markup, 'a')];
  });

test('SECT-04 career: Talk to a counsellor, for unverified visitors only', () => {
  expect(kinds((visitor) => sectionHtml(CareerBanner, pageFixture(), { visitor }))).toEqual([
    ['Launch Your Career', 'Talk to a counsellor'],
    ['Launch Your Career'],
  ]);
});

test('SECT-05 emi: the amount that staff entered, as India writes it', () => {
  const marketing = { ...MARKETING, wideBanners: { ...wideBanners, emi: { ...emi, amount: 120_000 } } };
  const home = homeFixture({ marketing });
  expect(kinds((visitor) => universitySectionHtml(EmiBanner, home, { visitor }))).toEqual([
    ['No cost EMI starting at ₹1,20,000 only', 'Apply Now'],
    ['No cost EMI starting at ₹1,20,000 only', 'Continue Application'],
  ]);
});

test('SECT-06 get in touch', () => {
  expect(kinds((visitor) => sectionHtml(GetInTouchSection, pageFixture(), { visitor }))).toEqual([
    ['Ready to Take the Next Step?', 'Get in touch'],
    ['Ready to Take the Next Step?', 'Continue Application'],
  ]);
});

test('ADMIN-25 a wide banner shows its picture; without one a lattice is drawn', () => {
  const pictured = withCareer({ image: '/media/wide.webp', alt_image_name: 'Three stars' });
  expect(sectionHtml(CareerBanner, pictured)).toMatch(/<img[^>]*src="\/media\/wide.webp"[^>]*alt="Three stars"/);
  expect(sectionHtml(CareerBanner, withCareer({ image: '' }))).not.toContain('<img');
});

test('a wide banner has only the widest format of its picture, and the crop for phones', () => {
  const image = '/media/wide.jpg';
  const forms = [640, 960, 1280].map((width) => ({
    type: 'image/avif' as const,
    width,
    height: width / 2,
    address: `/media/${width}.avif`,
  }));
  const sized = { address: image, type: 'image/jpeg' as const, width: 1280, height: 640, sources: forms };
  const facts = { ...sized, alt: '', decorative: false };
  const shown = (media: Parameters<typeof withCareer>[1]) => sectionHtml(CareerBanner, withCareer({ image }, media));
  const wide = shown({ [image]: facts });
  expect(wide).toContain('/media/1280.avif 1280w');
  expect(wide).not.toMatch(/640\.avif|960\.avif/);
  const phone = { ...sized, address: '/media/phone.jpg', sources: forms.slice(0, 1) };
  expect(shown({ [image]: { ...facts, phone } })).toContain('/media/640.avif');
});
