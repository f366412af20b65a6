import { expect, test } from 'vitest';

import { slugOf } from './slug-of.ts';

test.each([
  ['Online MA (English)', 'online-ma-english'],
  ['  Bachelor’s degree  ', 'bachelors-degree'],
  ['Économie & société', 'economie-societe'],
  ['E\u0301conomie', 'economie'],
  ['Straße nach Łódź, Ærø', 'strasse-nach-lodz-aero'],
  ['हिन्दी', 'hindi'],
  ['ऑनलाइन MBA २०२७', 'onlain-mba-2027'],
  ['a'.repeat(90), 'a'.repeat(80)],
  ['हिन्दी '.repeat(30), 'hindi-'.repeat(14).slice(0, 80)],
  ['!?', ''],
])('the address of %j is %j', async (title, slug) => {
  expect(await slugOf(title)).toBe(slug);
});

test.each(['தமிழ்', 'മലയാളം', 'বাংলা', 'ગુજરાતી', 'ਪੰਜਾਬੀ', 'ಕನ್ನಡ', 'తెలుగు', 'اردو', 'ଓଡ଼ିଆ', 'मराठी', 'অসমীয়া', '日本語'])(
  'a title in %s has an address in Latin letters',
  async (title) => {
    expect(await slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  },
);
