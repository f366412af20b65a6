import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const WORDS = new Set(
  [
    'programme',
    'program',
    'specialisation',
    'course',
    'university',
    'universities',
    'student',
    'semester',
    'admission',
    'lecture',
    'faculty',
    'enrol',
    'enroll',
    'enquiry',
    'applicant',
    'brochure',
  ].flatMap((word) => [word, `${word}s`]),
);

/** Words of the university domain in the design system's code, as `file:line word`; its stories and tests may use them. */
export function domainWords(base = ROOT) {
  return sourceFiles('design-system/src', base)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) =>
      wordsIn(readFileSync(join(base, file), 'utf8')).map(
        ({ line, word }) => `${file}:${line} contains the domain word "${word}"`,
      ),
    );
}

/**
 * The domain words of a text; names are split where their letters change case. "Lead" also has
 * everyday meanings, so it counts only as a part of a name (`leadId`, `newLead`).
 */
export function wordsIn(text) {
  return text.split('\n').flatMap((content, index) => {
    const words = [...content.replace(/\bof course\b/gi, '').matchAll(/[A-Z]?[a-z]+|[A-Z]+/g)]
      .map(([word]) => word.toLowerCase())
      .filter((word) => WORDS.has(word));
    const leads = [...content.matchAll(/\bleads?(?=[A-Z])|(?<=[a-z])Leads?(?![a-z])|\bLeads?(?=[A-Z])/g)].map(
      () => 'lead',
    );
    return [...words, ...leads].map((word) => ({ line: index + 1, word }));
  });
}
