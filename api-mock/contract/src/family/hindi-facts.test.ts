import { ASK_FOR_START } from '../core/intakes.ts';
import { expect, test } from 'vitest';

import { hindiDay, hindiFact } from './hindi-facts.ts';

test.each([
  ['2 years', '2 साल'],
  ['1 month', '1 महीना'],
  ['July 2026', 'जुलाई 2026'],
  [ASK_FOR_START, 'अगली शुरुआत के लिए काउंसलर से पूछें'],
  ['January and July every year', 'हर साल जनवरी और जुलाई'],
  ['Monday to Saturday, 9 am to 7 pm', 'सोमवार से शनिवार, सुबह 9 बजे से शाम 7 बजे तक'],
  ['Monday to Friday, 8:30 am to 6 pm', 'सोमवार से शुक्रवार, सुबह 8:30 बजे से शाम 6 बजे तक'],
  ['Online: live classes on Sundays, with recordings', 'ऑनलाइन: रविवार को लाइव कक्षाएँ, और रिकॉर्डिंग भी मिलती है'],
])('%s is translated into Hindi', (words, hindi) => {
  expect(hindiFact(words)).toBe(hindi);
});

test.each(['', 'About two years', 'Spring and July', 'Online: classes in a tent', 'Monday to Payday, 9 am to 7 pm'])(
  'a text with an unknown part has no translation: %s',
  (words) => {
    expect(hindiFact(words)).toBeNull();
  },
);

test('a day is formatted in Hindi', () => {
  expect(hindiDay('2027-01-06')).toBe('6 जनवरी 2027');
});
