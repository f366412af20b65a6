import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { ContentChange } from '../capabilities/content-file/index.ts';
import { type Config, readConfig, StartError } from '../platform/config/config.ts';
import { askProcess } from './running-process.ts';

/** `npm run content`: all content of a running installation as one file, and its import with the difference first. */
const USAGE = `npm run content -- export FILE             all content of the running API as one file
npm run content -- import FILE             shows what an import would change
npm run content -- import FILE --apply     makes the content that of the file`;

const MAX_VALUE = 80;
const MARKS = { add: '+', change: '~', remove: '-', order: '↕' } as const;

async function exportTo(config: Config, file: string): Promise<string> {
  if (existsSync(file)) throw new StartError(`There is already a file ${file}.`);
  const text = await textOf(await askProcess(config, '/content-file'));
  await writeFile(file, text, { mode: 0o600 });
  return `content   ${file}: ${(text.length / 1e6).toFixed(1)} MB`;
}

async function importFrom(config: Config, file: string, apply = false): Promise<string> {
  const body = await readFile(file).catch((error: unknown) => {
    throw new StartError(`The file ${file} cannot be read: ${(error as Error).message}.`);
  });
  const answer = await askProcess(config, `/content-file?apply=${apply}`, { method: 'POST', body });
  const changes = JSON.parse(await textOf(answer)) as ContentChange[];
  if (changes.length === 0) return 'content   There is no difference.';
  const count = (action: ContentChange['action']) => changes.filter((change) => change.action === action).length;
  const counts = `${count('add')} added, ${count('change')} changed, ${count('remove')} removed, ${count('order')} in another order`;
  return [
    ...changes.flatMap(linesOf),
    `content   ${counts}${apply ? '' : '; nothing is changed yet, add --apply'}`,
  ].join('\n');
}

const linesOf = ({ resource, title, id, action, fields }: ContentChange): string[] => [
  `${MARKS[action]} ${[resource, title || id].filter(Boolean).join(' › ')}`,
  ...fields.map(({ field, before, after }) => `    ${field}: ${shown(before)} → ${shown(after)}`),
];

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length <= MAX_VALUE ? text : `${text.slice(0, MAX_VALUE).toWellFormed()}…`;
}

async function textOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.ok) return text;
  const { msg, errors = {} } = JSON.parse(text) as { msg: string; errors?: Record<string, string> };
  const reasons = Object.entries(errors).map(([path, reason]) => (path === 'file' ? reason : `${path}: ${reason}`));
  throw new StartError(['Nothing was changed.', ...(reasons.length > 0 ? reasons : [msg])].join('\n'));
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { apply: { type: 'boolean' } } });
  const [command, name] = positionals;
  const config = readConfig(process.env);
  const file = name === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', name);
  let line: string;
  if (command === 'export' && file) line = await exportTo(config, file);
  else if (command === 'import' && file) line = await importFrom(config, file, values.apply);
  else throw new StartError(USAGE);
  process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}
