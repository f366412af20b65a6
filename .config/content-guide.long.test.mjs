import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '..');
const TIMEOUT_MS = 300_000;
const BLOCK = /^```(?:diff|tsx?) file=(\S+)\n([\s\S]*?)^```$/gm;
const SOURCES = new Set(['', '.ts', '.tsx', '.json', '.css']);
/** Code for every resource, where the compiler demands the new one. */
const DERIVED = ['site/e2e/where-shown.ts', 'api-mock/src/testing/samples.ts', 'site/src/routes/preview-markup.ts'];

let copy;
let blocks;

/** Applies the guide "Add a content resource" to a copy of the sources. */
beforeAll(async () => {
  const guide = await readFile(join(REPOSITORY, 'docs/pages/add-a-content-resource.mdx'), 'utf8');
  blocks = [...guide.matchAll(BLOCK)].map(([, file, text]) => ({ file, text }));
  copy = await mkdtemp(join(tmpdir(), 'prospectus-guide-'));
  for (const name of ['api-mock', 'site', 'admin'])
    await cp(join(REPOSITORY, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter: isSource });
  for (const name of ['node_modules', 'design-system', '.config', 'tsconfig.base.json'])
    await symlink(join(REPOSITORY, name), join(copy, name));
  for (const { file, text } of blocks) await writeFile(join(copy, file), await applied(file, text));
}, TIMEOUT_MS);
afterAll(() => rm(copy, { recursive: true, force: true }));

const isSource = (path) =>
  !/\/(dist|\.wireit|\.cache|\.vite\S*)$/.test(path) && (path.includes('/node_modules') || SOURCES.has(extname(path)));

/** Applies a block of the guide: writes a new file, or replaces the lines of each hunk. */
async function applied(file, text) {
  if (!/^[-+ @]/.test(text)) return text;
  let result = await readFile(join(copy, file), 'utf8');
  for (const hunk of text.split('@@\n')) {
    const lines = hunk.split('\n').slice(0, -1);
    const side = (sign) =>
      lines.flatMap((line) => (line.startsWith(sign) || line.startsWith(' ') ? `${line.slice(1)}\n` : [])).join('');
    expect([file, result.split(side('-')).length]).toEqual([file, 2]);
    result = result.replace(side('-'), () => side('+'));
  }
  return result;
}

const fileOf = (ending) => blocks.find(({ file }) => file.endsWith(ending));

test('a new list takes eight files, tests included', () => {
  expect(new Set(blocks.map(({ file }) => file)).size).toBe(8);
});

test(
  'the repository compiles after the guide; with a wrong import it does not',
  async () => {
    const section = fileOf('Section.tsx');
    const wrong = section.file.replace('Section.tsx', 'Wrong.tsx');
    await writeFile(join(copy, wrong), section.text.replace("'@prospectus/design-system'", "'../design-system'"));
    const files = [...DERIVED, wrong, ...blocks.map(({ file }) => file)].map((file) => `../${file}`);
    const config = { extends: './tsconfig.json', files, include: [] };
    await writeFile(join(copy, 'site/tsconfig.guide.json'), JSON.stringify(config));
    const { stdout } = spawnSync(join(REPOSITORY, 'node_modules/.bin/tsc'), ['--noEmit', '-p', 'tsconfig.guide.json'], {
      cwd: join(copy, 'site'),
      encoding: 'utf8',
    });
    const errors = stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
    expect(errors.filter((line) => !line.includes('Wrong.tsx'))).toEqual([]);
    expect(errors[0]).toContain('../design-system');
  },
  TIMEOUT_MS,
);

test(
  'the seeded rows are valid, staff can choose the section, and its labels are in Hindi',
  () => {
    const script = `
      const { PAGE_SECTIONS, resources } = await import('./api-mock/contract/src/index.ts');
      const { seed } = await import('./api-mock/src/seed/content/index.ts');
      const { contractTexts } = await import('./admin/src/testing/contract-texts.ts');
      const { default: { contract } } = await import('./admin/src/texts/hi.json', { with: { type: 'json' } });
      const { contractTextOf } = await import('./admin/src/texts/contract-text.ts');
      const hindi = contractTextOf(contract);
      console.log(JSON.stringify({
        rows: seed.announcements.map(({ key, ...fields }) => resources.announcements.schema.safeParse(fields).success),
        section: PAGE_SECTIONS.at(-1).id,
        english: [...contractTexts()].filter((text) => !/[\\u0900-\\u097F]/.test(hindi(text))),
      }));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual({ rows: [true], section: 'announcements', english: [] });
  },
  TIMEOUT_MS,
);

test(
  'the section’s own test passes',
  () => {
    const site = join(copy, 'site');
    const { file } = fileOf('.test.tsx');
    const run = spawnSync(join(site, 'node_modules/.bin/vitest'), ['run', file.replace('site/', '')], {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, NODE_OPTIONS: '' },
    });
    expect(run.stdout + run.stderr).toMatch(/1 passed/);
  },
  TIMEOUT_MS,
);
