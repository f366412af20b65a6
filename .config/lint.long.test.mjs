import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { run } from './command.mjs';
import { ROOT } from './paths.mjs';

const base = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

it.each([
  [
    'site/src/money.ts',
    "import styled from '@emotion/styled';\nexport const Box = styled.div({});",
    'no-restricted-imports',
  ],
  ['admin/src/page.tsx', 'export const Page = () => <div style={{ margin: 4 }} />;', 'react(forbid-dom-props)'],
  ['admin/src/page.tsx', 'export const Page = () => <Stack sx={{ gap: 1 }} />;', 'react(forbid-component-props)'],
  ['docs/pageCache.ts', 'export const pageCache = 1;', 'unicorn(filename-case)'],
  ['docs/Money.ts', 'export const rupees = 1;', 'unicorn(filename-case)'],
])('%s with "%s" is reported by %s', async (file, text, rule) => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(base, '.oxlintrc.json'));
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), text);
  const { output } = await run('sh', ['-c', 'cd "$1" && oxlint --format=unix', 'sh', base]);
  rmSync(join(base, file));
  expect(output).toContain(rule);
});
