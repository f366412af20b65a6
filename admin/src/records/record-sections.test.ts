import { resources } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { missingIn, sectionOfField, sectionsOf } from './record-sections.ts';

const declaration = resources.faqs;

test('a field that no section names is in the first', () => {
  const sections = sectionsOf({ declaration, sections: [{ id: 'words', fields: ['answer'] }] });
  expect(sections[0]?.fields.map(({ name }) => name)).toEqual(['answer', 'question', 'program']);
});

test('the section of a field is found by the path of a part inside it', () => {
  const sections = sectionsOf({
    declaration: resources.program,
    sections: [
      { id: 'facts', fields: [] },
      { id: 'fees', fields: ['fee_plans'] },
    ],
  });
  expect(sectionOfField(sections, 'fee_plans.0.title')?.id).toBe('fees');
  expect(sectionOfField(sections, 'slug')?.id).toBe('facts');
  expect(sectionOfField(sections, 'fee_plan')).toBeUndefined();
});

test('empty texts, lists and formatted texts without words are missing; optional fields never are', () => {
  const [section] = sectionsOf({ declaration, sections: [{ id: 'all', fields: ['question', 'answer', 'program?'] }] });
  if (!section) throw new Error('There is one section.');
  expect(missingIn(section, ['', '<p> </p>', null])).toBe(2);
  expect(missingIn(section, ['Is it?', '<p>Yes.</p>', null])).toBe(0);
  const optional = { ...section, optional: ['question', 'answer', 'program'] };
  expect(missingIn(optional, ['', '', null])).toBeUndefined();
  expect(missingIn(optional, ['Is it?', '', null])).toBe(0);
});
