import { expect, test } from 'vitest';
import board from '../src/board/texts.json';
import calendar from '../src/calendar/texts.json';
import consoleTexts from '../src/console/texts.json';
import editor from '../src/editor/texts.json';
import fileDrop from '../src/file-drop/texts.json';
import english from '../src/language/english.json';
import { fill } from '../src/language/fill.ts';
import hindi from '../src/language/hindi.json';
import sortable from '../src/sortable/texts.json';

const catalogues = {
  components: { 'en-IN': english, 'hi-IN': hindi },
  board,
  calendar,
  console: consoleTexts,
  editor,
  fileDrop,
  sortable,
};

test.each(Object.entries(catalogues))(
  '%s: each text has a Hindi one in Devanagari with the same values',
  (_, texts) => {
    const inEnglish = textsIn(texts['en-IN']);
    const inHindi = textsIn(texts['hi-IN']);
    expect([...inHindi.keys()]).toEqual([...inEnglish.keys()]);
    for (const [path, text] of inHindi) {
      expect(text, path).toMatch(/[\u0900-\u097F]/);
      expect(valuesOf(text), path).toEqual(valuesOf(inEnglish.get(path) ?? ''));
    }
  },
);

test('a text is filled with its values: grouped numbers, one word for 1 and another for the rest, no $ patterns', () => {
  expect(fill('{name}: {count} {count|result|results}', { name: '$&', count: 1 })).toBe('$&: 1 result');
  expect(fill('{count} {count|result|results}', { count: 123_456 })).toBe('1,23,456 results');
});

function textsIn(catalogue: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const at = `${path}${name}`;
      if (at === 'locale') return [];
      return typeof value === 'string' ? [[at, value]] : [...textsIn(value as object, `${at}.`)];
    }),
  );
}

const valuesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].toSorted();
