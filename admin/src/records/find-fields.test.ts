import { resources } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { fieldsOf } from '../fields/schema.ts';
import { everyField, matchingFields } from './find-fields.ts';

const fields = everyField(
  fieldsOf(resources.program.schema),
  {
    video: { title: 'A day' },
    fee_plans: [{ title: 'Lumpsum', emiOptions: [{ emiOption: 'Six months', installment: {} }] }],
  },
  (text) => text,
);

test('fields inside parts are found with the part they are in', () => {
  expect(fields.find(({ path }) => path === 'fee_plans.0.totalAmount')).toEqual({
    path: 'fee_plans.0.totalAmount',
    label: 'Total for the programme',
    within: 'Fee plans › Lumpsum',
  });
  expect(fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['fee_plans.0.emiOptions.0.installment.emiDuration', 'video.title', 'slug']),
  );
});

test('every word must match; a label that begins with them comes first', () => {
  expect(matchingFields(fields, 'total')[0]?.label).toBe('Total for the programme');
  expect(matchingFields(fields, 'downpay lumpsum')).toEqual([]);
  expect(matchingFields(fields, 'payment lumpsum down')[0]?.label).toBe('Down payment');
  expect(matchingFields(fields, 'slug lumpsum')).toEqual([]);
  expect(matchingFields(fields, 'no such field')).toEqual([]);
});

test('a label is found however it is typed: composed or not, with a joiner or without, in full width', () => {
  const named = ['शुल्क योजना', 'क़ीमत', 'Résumé'].map((label) => ({ path: label, label, within: '' }));
  for (const [typed, label] of [
    ['शुल्\u200dक', 'शुल्क योजना'],
    ['क\u093cीमत', 'क़ीमत'],
    ['resume', 'Résumé'],
    ['ｒｅｓ', 'Résumé'],
  ] as const)
    expect([typed, matchingFields(named, typed).map((field) => field.label)]).toEqual([typed, [label]]);
});
