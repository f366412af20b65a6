import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ERRORS } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

import { contractTexts } from '../testing/contract-texts.ts';
import { contractTextOf } from './contract-text.ts';
import en from './en.json';
import hi from './hi.json';
import { HINDI } from './hindi.ts';
import { ENGLISH, languageValue } from './language-context.ts';

const DEVANAGARI = /[\u0900-\u097F]/;
const { ra: _reactAdmin, contract, ...hindi } = hi;

/** Every text by its key. */
const textsOf = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsOf(value as object, `${path}${name}.`),
  );

/** The names of the values that each text needs. */
const variablesOf = (texts: object): Record<string, string[]> =>
  Object.fromEntries(
    textsOf(texts).map(([key, text]) => {
      const names = Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name = '']) => name);
      return [key, [...new Set(text.includes('||||') ? [...names, 'smart_count'] : names)].toSorted()];
    }),
  );

test('every text is in both languages, with the same variables', () => {
  expect(variablesOf(hindi)).toEqual(variablesOf(en));
});

test('every text with words is in Devanagari in Hindi', () => {
  const others = textsOf(hindi).filter(([, text]) => !DEVANAGARI.test(text));
  // A text of variables alone has no words.
  expect(others.filter(([, text]) => text === '' || /\p{L}/u.test(text.replaceAll(/%\{\w+\}/g, '')))).toEqual([]);
});

type Node = { [part: string]: unknown };

/** The calls of `text` whose key and values are written out: the key and the names of the values. */
function callsOf(node: unknown): [string, string[]][] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((part) => callsOf(part));
  const { type, callee, arguments: args = [] } = node as { type?: string; callee?: Node; arguments?: Node[] };
  if (type !== 'CallExpression' || ((callee?.['property'] as Node | undefined) ?? callee)?.['name'] !== 'text')
    return inside;
  const [key = {}, values = { properties: [] }] = args;
  const names = (values['properties'] as { key?: { name: string } }[] | undefined)?.map((value) => value.key?.name);
  // Values that are spread or passed on are not read.
  if (!names?.every((name) => name !== undefined)) return inside;
  return [...inside, ...literalsOf(key).map((literal): [string, string[]] => [literal, names.toSorted()])];
}

const literalsOf = ({ type, value, consequent, alternate }: Node): string[] =>
  type === 'ConditionalExpression'
    ? [consequent, alternate].flatMap((one) => literalsOf(one as Node))
    : typeof value === 'string'
      ? [value]
      : [];

test('a text gets the values that it needs where it is used', () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] });
  const calls = files.flatMap((file) => callsOf(parseSync(file, readFileSync(join(source, file), 'utf8')).program));
  const needed = variablesOf(en);
  const ofTexts = calls.filter(([key]) => key in needed);
  expect(ofTexts.length).toBeGreaterThan(1_000);
  expect(ofTexts.filter(([key, names]) => needed[key]?.join() !== names.join())).toEqual([]);
});

test('a number in a text is written as the language writes numbers; the count chooses the form', () => {
  const lists = { ...en.lists, title: 'One record |||| %{smart_count} records' };
  const { text } = languageValue('en', { ...en, lists }, ENGLISH.components);
  expect(text('lists.title' as never, { smart_count: 1 })).toBe('One record');
  expect(text('lists.title' as never, { smart_count: 123_456 })).toBe('1,23,456 records');
});

test('a message of the API that is no key is shown as it is', () => {
  expect(HINDI.i18n.translate('The service is busy. Try again.')).toBe('The service is busy. Try again.');
});

test('what the contract says is looked up by its English text, its numbers apart', () => {
  const text = contractTextOf({ Title: 'शीर्षक', 'From %{n} to %{n}.': '%{n} से %{n} तक।' });
  expect(text('Title')).toBe('शीर्षक');
  expect(text('From 3 to 1,200.')).toBe('3 से 1,200 तक।');
  expect(text('Not entered 4')).toBe('Not entered 4');
});

test('what the contract says is in Hindi, with each number of a message', () => {
  expect([...contractTexts()].filter((english) => !DEVANAGARI.test(HINDI.contractText(english)))).toEqual([]);
  expect(
    Object.entries(contract).filter(([english, text]) => english.split('%{n}').length !== text.split('%{n}').length),
  ).toEqual([]);
});

test('a failure that nobody translated says in Hindi what its code means', () => {
  for (const code of Object.keys(ERRORS))
    expect(HINDI.refusalText(new HttpError('', 400, { code, msg: 'Row 7 names nobody.' }))).toMatch(
      /[\u0900-\u097F].* \(Row 7 names nobody\.\)$/,
    );
});

test('a failure without a code says in Hindi that something went wrong; in English it says its own words', () => {
  expect(HINDI.refusalText({ msg: 'No.' })).toBe('कुछ गड़बड़ हो गई');
  expect(HINDI.refusalText(undefined)).toBe('कुछ गड़बड़ हो गई');
  expect(ENGLISH.refusalText({ code: 'LOCKED', msg: 'This is not live.' })).toBe('This is not live.');
});
