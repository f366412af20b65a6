import { readFileSync } from 'node:fs';

/** The values behind names: unions of literals, and constants used as defaults. */
export interface Literals {
  /** `DateFormat`: `'long'`, `'short'`, … */
  unions: ReadonlyMap<string, string[]>;
  /** `slideMs`: `5000`. */
  constants: ReadonlyMap<string, string>;
}

/** Unions of literals and simple constants declared in the files, also `keyof typeof` one of their objects. */
export function readLiterals(files: string[]): Literals {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const written = [...text.matchAll(/^export type (\w+) =\s*([^;]+);/gm)].map(([, name = '', type = '']) => {
    const [, object] = /^keyof typeof (\w+)$/.exec(type) ?? [];
    return [name, object ? keysOf(object, text) : literalsIn(type)] as const;
  });
  const constants = [
    ...text.matchAll(/^(?:export )?const (\w+)(?:: [^=]+)? = ([\d_]+|'[^']*'|\[[^\][]*\])(?: as const)?;/gm),
  ];
  return {
    unions: new Map(written.filter(([, values]) => values.length > 0)),
    constants: new Map(constants.map(([, name = '', value = '']) => [name, value.replace(/(?<=\d)_(?=\d)/g, '')])),
  };
}

/** A type with its unions spelled out; a union of more than twelve values stays and has its own list. */
export const spellOut = (type: string, { unions }: Literals): string =>
  type
    .split(' | ')
    .map((member) => {
      const values = unions.get(member);
      return values && values.length <= A_DOZEN ? values.join(' | ') : member;
    })
    .join(' | ');

/** Unions in the files that are too long to be spelled out in a table. */
export const longUnions = (files: string[]): { name: string; values: string[] }[] =>
  [...readLiterals(files).unions]
    .filter(([, values]) => values.length > A_DOZEN)
    .map(([name, values]) => ({ name, values }));

const A_DOZEN = 12;

function literalsIn(type: string): string[] {
  const members = type
    .split('|')
    .map((member) => member.trim())
    .filter(Boolean);
  return members.every((member) => /^(?:'[^']*'|\d+)$/.test(member)) ? members : [];
}

function keysOf(object: string, text: string): string[] {
  const body = new RegExp(`^(?:export )?const ${object} = \\{\\n(.*?)^\\}`, 'ms').exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, key]) => `'${key ?? ''}'`);
}
