import { expect, test } from 'vitest';

import { openerProps } from '../../lib/openers.ts';
import { html, textsOf, UNVERIFIED, VERIFIED } from '../testing/render.tsx';
import { CareerBanner, EmiBanner, GetInTouchBanner } from './index.ts';

const kinds = (show: (visitor: typeof VERIFIED) => string) =>
  [UNVERIFIED, VERIFIED].map((visitor) => {
    const markup = show(visitor);
    return [...textsOf(markup, 'h2'), ...textsOf(markup, 'a')];
  });

test('SECT-04 career: Talk to a counsellor, for unverified visitors alone', () => {
  expect(kinds((visitor) => html(<CareerBanner visitor={visitor} open={openerProps} />))).toEqual([
    ['Launch Your Career', 'Talk to a counsellor'],
    ['Launch Your Career'],
  ]);
});

test('SECT-05 emi: the amount as India writes it', () => {
  expect(kinds((visitor) => html(<EmiBanner amount={120_000} visitor={visitor} open={openerProps} />))).toEqual([
    ['No cost EMI starting at ₹1,20,000 only', 'Apply Now'],
    ['No cost EMI starting at ₹1,20,000 only', 'Continue Application'],
  ]);
});

test('SECT-06 get in touch', () => {
  expect(kinds((visitor) => html(<GetInTouchBanner visitor={visitor} open={openerProps} />))).toEqual([
    ['Ready to Take the Next Step?', 'Get in touch'],
    ['Ready to Take the Next Step?', 'Continue Application'],
  ]);
});
