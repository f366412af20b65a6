import { expect, test } from 'vitest';
import * as calendarEnglish from '../src/calendar/texts/english.ts';
import * as calendarHindi from '../src/calendar/texts/hindi.ts';
import * as editorEnglish from '../src/editor/texts/english.ts';
import * as editorHindi from '../src/editor/texts/hindi.ts';
import * as fileDropEnglish from '../src/file-drop/texts/english.ts';
import * as fileDropHindi from '../src/file-drop/texts/hindi.ts';
import { english } from '../src/language/english.ts';
import { hindi } from '../src/language/hindi.ts';
import * as boardEnglish from '../src/board/texts/english.ts';
import * as boardHindi from '../src/board/texts/hindi.ts';
import * as sortableEnglish from '../src/sortable/texts/english.ts';
import * as sortableHindi from '../src/sortable/texts/hindi.ts';

test.each([
  ['all components', english, hindi],
  ['the calendar', calendarEnglish.english, calendarHindi.hindi],
  ['the editor', editorEnglish.english, editorHindi.hindi],
  ['the file drop', fileDropEnglish.english, fileDropHindi.hindi],
  ['boards', boardEnglish.english, boardHindi.hindi],
  ['lists that are put in order', sortableEnglish.english, sortableHindi.hindi],
])('every Hindi text of %s is in Devanagari and differs from the English one', (_, inEnglish, inHindi) => {
  const englishTexts = texts(inEnglish);
  for (const [path, text] of texts(inHindi)) {
    expect(text, path).toMatch(/[\u0900-\u097F]/);
    expect(text, path).not.toBe(englishTexts.get(path));
  }
});

function texts(catalogue: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const at = `${path}${name}`;
      if (at === 'locale') return [];
      if (typeof value === 'string') return [[at, value]];
      if (typeof value === 'function') return [[at, String((value as (...numbers: number[]) => unknown)(2, 3))]];
      return [...texts(value as object, `${at}.`)];
    }),
  );
}
