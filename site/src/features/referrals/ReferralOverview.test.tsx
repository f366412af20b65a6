import { expect, test } from 'vitest';

import { html, textsOf, words } from '../../sections/testing/render.tsx';
import { ReferralOverview } from './ReferralOverview.tsx';

const own = (list: Parameters<typeof ReferralOverview>[0]['own'] & object) => (
  <ReferralOverview own={list} headingLevel={2} />
);

test('REFER-02 without referrals there is a drawing with instructions instead of an empty table', () => {
  const markup = html(own({ list: [], count: 0, rewardSum: 0, code: 'abcdefghij' }));
  expect(textsOf(markup, 'h2')).toEqual(['You haven’t referred anyone yet.']);
  expect(markup).toMatch(/<img[^>]*src="[^"]*open-window/);
  expect(words(markup)).toContain('You get ₹2,000 when they confirm their number.');
  expect(markup).not.toContain('<table');
});
