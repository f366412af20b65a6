import type { HomePage } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { homeFixture } from '../testing/home-fixture.ts';
import { textsOf, universitySectionHtml, words } from '../testing/render.tsx';
import { programKinds } from './program-groups.ts';
import { ProgramsSection } from './ProgramsSection.tsx';

const section = (changes: Partial<HomePage> = {}) => universitySectionHtml(ProgramsSection, homeFixture(changes));
const startOf2027 = { starts_on: '2027-01-16', apply_by: '2026-12-31' };
const allStart = () => homeFixture().programs.map((program) => ({ ...program, intake: startOf2027 }));

test('SECT-12 every programme is a row of its type: name, duration, fee and no-cost EMI', () => {
  const markup = section();
  expect(textsOf(markup, 'caption')).toEqual(['Masters', 'Diplomas', 'Certificates']);
  const rows = textsOf(markup, 'tr').filter((row) => !row.startsWith('Programme'));
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^Master of Arts What .* 2 years from ₹61,000 ₹15,000 \+ 12 × ₹4,000 /);
  expect(rows[1]).toMatch(/2 years ₹9,000 9 × ₹1,000 /);
  expect(rows[2]).toMatch(/Ask a counsellor Not offered /);
  expect(markup.split('href="/online-ma"')).toHaveLength(2);
  expect(markup).toContain('href="/online-ma/english"');
});

test('SECT-12 every type is a fold with an anchor that opens it; the first is open', () => {
  const folds = [...section().matchAll(/<details[^>]*>[\s\S]*?<\/details>/g)].map(([fold]) => fold);
  expect(folds.map((fold) => /^<details[^>]*open/.test(fold))).toEqual([true, false, false]);
  expect(new Set(folds.map((fold) => /name="([^"]+)"/.exec(fold)?.[1])).size).toBe(1);
  expect(folds.map((fold) => / id="(\w+)"/.exec(fold)?.[1])).toEqual(['masters', 'diplomas', 'certificates']);
});

test('SECT-12 a start common to all is shown once, otherwise it is a column', () => {
  const same = words(section({ programs: allStart() }));
  expect(same).toContain('The next start is 16 Jan 2027, apply by 31 Dec.');
  expect(same.split('16 Jan 2027')).toHaveLength(2);
  expect(same).not.toContain('Next start');
  const different = words(section());
  expect(different).toContain('Next start');
  expect(different).not.toContain('The next start is');
});

test('SECT-12 the links to the list have each type with its number', () => {
  expect(programKinds(homeFixture().programs)).toEqual([
    { label: 'Masters', count: 1, href: '/programmes#masters' },
    { label: 'Diplomas', count: 1, href: '/programmes#diplomas' },
    { label: 'Certificates', count: 1, href: '/programmes#certificates' },
  ]);
});
