import { expect, test } from 'vitest';

import { textOf } from './paste-text.ts';

test('ADMIN-10 corrected rows are checked again as a spreadsheet copies them, quotes included', () => {
  expect(
    textOf([{ course_name: 'MA', subject_name: 'The “new” "Ferns"', start_date: '2027-03-05\n' }]).split('\n')[1],
  ).toBe('MA\t\t\t"The “new” ""Ferns"""\t2027-03-05 \t\t\t');
});
