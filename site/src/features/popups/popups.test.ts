import { POPUP_KIND } from '@prospectus/contract/constants';
import { expect, test } from 'vitest';

import { bannerOrigin, mayShowPopup, popupKind } from './popups.ts';

test.each([
  [false, false, false, true],
  [false, false, true, false],
  [false, true, false, false],
  [false, true, true, false],
  [true, false, false, false],
  [true, false, true, false],
  [true, true, false, false],
  [true, true, true, false],
])(
  'POPUP-03 verified %s, shown on delay %s, shown on exit %s: may show %s',
  (verified, shownOnDelay, shownOnExit, may) => {
    expect(mayShowPopup({ verified, shownOnDelay, shownOnExit })).toBe(may);
  },
);

test('POPUP-01 the pop-up is the promotional banner if there is one, else the lead modal', () => {
  expect(popupKind(null)).toBe(POPUP_KIND.DEFAULT);
  expect(popupKind({ title: 'Seats are being filled' })).toBe(POPUP_KIND.PROMOTIONALPOPUP);
});

test('POPUP-04 a lead from a banner shown after the delay belongs to the delay pop-up', () => {
  expect([bannerOrigin('delay'), bannerOrigin('exit')]).toEqual(['delay', 'promotional']);
});
