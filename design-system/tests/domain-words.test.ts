import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url);
// "Lead" also has everyday meanings, so it counts only as a part of a name: `leadId`, `newLead`.
const DOMAIN =
  /\b(?:programme|program|speciali[sz]ation|course|student|semester|admission|lecture|faculty|enrol|enquiry|applicant|brochure)s?\b|\buniversit|\blead[A-Z]|[a-z]Leads?(?![a-z])|\bLeads?[A-Z]/;

const domainWordsIn = (text: string): string[] =>
  text
    .replaceAll(/\bof course\b/gi, '')
    .split('\n')
    // Names are split where their letters change case.
    .flatMap((line) =>
      DOMAIN.test(line) || DOMAIN.test(line.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()) ? [line] : [],
    );

test('the design system has no word of the university domain, except in stories and tests', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    domainWordsIn(readFileSync(new URL(file, root), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('domain words are found in texts and in names, and everyday words are not', () => {
  const lines = ['type ProgrammeCard = {', 'courseName: string', '// for students', 'leadId;', 'newLead;', 'LeadForm'];
  expect(domainWordsIn(lines.join('\n'))).toEqual(lines);
  expect(domainWordsIn('a lead paragraph leads to more, of course; misleading; discourse; leading={1}')).toEqual([]);
});
