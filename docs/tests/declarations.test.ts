import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDeclarations } from '../model/declarations.ts';
import { readLiterals, spellOut } from '../model/literals.ts';
import { propsOf } from '../model/props.ts';
import { tokensIn } from '../model/tokens-used.ts';

const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NONE = { unions: new Map(), constants: new Map() };

const read = (text: string) => {
  const file = join(folder, 'X.tsx');
  writeFileSync(file, text);
  const { shapes, components } = readDeclarations(file);
  const all = new Map(shapes.map((shape) => [shape.name, shape]));
  return { all, component: components.find(({ name }) => name === 'X') };
};

test('props with their types, comments and defaults, from the parameter and from the body', () => {
  const source = (taken: string) => `
    /** Props of {@link X}. */
    export interface XProps {
      items: readonly Item[];
      /** How it
       *  looks. */
      mode?: 'single' | 'many' | undefined;
      onOpen?: ((item: Item) => void) | undefined;
    }
    /** What it is for. */
    ${taken}
  `;
  for (const taken of [
    "export function X({ items, mode = 'single', onOpen }: XProps) {}",
    "export function X(props: XProps) { const { mode = 'single' } = props; }",
  ]) {
    const { all, component } = read(source(taken));
    expect(component?.description).toBe('What it is for.');
    expect(propsOf(all.get('XProps'), all, component?.defaults ?? {}, NONE)).toEqual({
      passesOn: [],
      props: [
        { name: 'items', type: 'readonly Item[]', required: true, description: '', default: undefined },
        { name: 'mode', type: "'single' | 'many'", required: false, description: 'How it looks.', default: "'single'" },
        { name: 'onOpen', type: '(item: Item) => void', required: false, description: '', default: undefined },
      ],
    });
  }
});

test('props inherited from our own interfaces are included, other types are named', () => {
  const { all } = read(`
    export interface Texts { label: string; help?: string; error?: string }
    export interface XProps extends Omit<Texts, 'error'>, Omit<ComponentProps<'input'>, 'type'> { label: ReactNode }
  `);
  const { props, passesOn } = propsOf(all.get('XProps'), all, {}, NONE);
  expect(props.map(({ name, type }) => [name, type])).toEqual([
    ['help', 'string'],
    ['label', 'ReactNode'],
  ]);
  expect(passesOn).toEqual(["Omit<ComponentProps<'input'>, 'type'>"]);
});

test('unions of literals and constants are spelled out; a union of many keeps its name', () => {
  const file = join(folder, 'literals.ts');
  const many = Array.from({ length: 13 }, (_, index) => `  'sign-${index}': 'M${index}',`).join('\n');
  writeFileSync(
    file,
    [
      "export type Form = 'long' | 'short';",
      'export type Level =\n  | 1\n  | 2;',
      'export type Words = string | undefined;',
      'export type Sign = keyof typeof signs;',
      `export const signs = {\n${many}\n} as const;`,
      'export const everyMs = 5_000;',
    ].join('\n'),
  );
  const literals = readLiterals([file]);
  expect(spellOut('Form', literals)).toBe("'long' | 'short'");
  expect(spellOut('Level | undefined', literals)).toBe('1 | 2 | undefined');
  expect(spellOut('Words', literals)).toBe('Words');
  expect(spellOut('Sign | (string & {})', literals)).toBe('Sign | (string & {})');
  expect(literals.unions.get('Sign')).toHaveLength(13);
  const { all } = read('export interface XProps { form: Form; every?: number }');
  expect(propsOf(all.get('XProps'), all, { every: 'everyMs' }, literals).props).toMatchObject([
    { name: 'form', type: "'long' | 'short'" },
    { name: 'every', default: '5000' },
  ]);
});

test('used tokens are listed once, by group', () => {
  const code =
    'a({ color: colour.text, gap: `${space(1.5)} ${space(2)}`, [mediaQuery.desktop]: { color: colour.text }, minHeight: touchTarget })';
  expect(tokensIn(code).map(({ name }) => name)).toEqual([
    'colour.text',
    'space(1.5)',
    'space(2)',
    'mediaQuery.desktop',
    'touchTarget',
  ]);
});
