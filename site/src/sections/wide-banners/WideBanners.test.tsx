import { expect, test } from 'vitest';

import { openerProps } from '../../lib/openers.ts';
import { MARKETING } from '../testing/page-fixture.ts';
import { html, textsOf, UNVERIFIED, VERIFIED } from '../testing/render.tsx';
import { CareerBanner, EmiBanner, GetInTouchBanner } from './WideBanners.tsx';

const { career, emi, get_in_touch } = MARKETING.wideBanners;
if (!career || !emi || !get_in_touch) throw new Error('The fixture has every banner.');

const kinds = (show: (visitor: typeof VERIFIED) => string) =>
  [UNVERIFIED, VERIFIED].map((visitor) => {
    const markup = show(visitor);
    return [...textsOf(markup, 'h2'), ...textsOf(markup, 'a')];
  });

test('SECT-04 career: Talk to a counsellor, for unverified visitors alone', () => {
  expect(
    kinds((visitor) => html(<CareerBanner banner={career} media={{}} visitor={visitor} open={openerProps} />)),
  ).toEqual([['Launch Your Career', 'Talk to a counsellor'], ['Launch Your Career']]);
});

test('SECT-05 emi: the amount as India writes it', () => {
  expect(
    kinds((visitor) =>
      html(<EmiBanner banner={emi} media={{}} amount={120_000} visitor={visitor} open={openerProps} />),
    ),
  ).toEqual([
    ['No cost EMI starting at ₹1,20,000 only', 'Apply Now'],
    ['No cost EMI starting at ₹1,20,000 only', 'Continue Application'],
  ]);
});

test('SECT-06 get in touch', () => {
  expect(
    kinds((visitor) =>
      html(<GetInTouchBanner banner={get_in_touch} media={{}} visitor={visitor} open={openerProps} />),
    ),
  ).toEqual([
    ['Ready to Take the Next Step?', 'Get in touch'],
    ['Ready to Take the Next Step?', 'Continue Application'],
  ]);
});

test('ADMIN-25 a wide banner shows its picture; without one a lattice is drawn', () => {
  const pictured = { ...career, image: '/media/wide.webp', alt_image_name: 'Three stars' };
  const shown = { visitor: UNVERIFIED, open: openerProps, media: {} };
  expect(html(<CareerBanner banner={pictured} {...shown} />)).toMatch(
    /<img[^>]*src="\/media\/wide.webp"[^>]*alt="Three stars"/,
  );
  expect(html(<CareerBanner banner={{ ...career, image: '' }} {...shown} />)).not.toContain('<img');
});

test('a wide banner names the widest form of its picture alone, and the part that staff cut for phones', () => {
  const image = '/media/wide.jpg';
  const forms = [640, 960, 1280].map((width) => ({
    type: 'image/avif' as const,
    width,
    height: width / 2,
    address: `/media/${width}.avif`,
  }));
  const facts = { address: image, width: 1280, height: 640, sources: forms, focus: null, phone: null, wide: null };
  const shown = (media: object) =>
    html(
      <CareerBanner
        banner={{ ...career, image }}
        visitor={UNVERIFIED}
        open={openerProps}
        media={media as Parameters<typeof CareerBanner>[0]['media']}
      />,
    );
  const wide = shown({ [image]: facts });
  expect(wide).toContain('/media/1280.avif 1280w');
  expect(wide).not.toMatch(/640\.avif|960\.avif/);
  const phone = { ...facts, address: '/media/phone.jpg', sources: forms.slice(0, 1) };
  expect(shown({ [image]: { ...facts, phone } })).toContain('/media/640.avif');
});
