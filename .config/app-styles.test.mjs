import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

import { appStyles, stylingIn } from './app-styles.mjs';

const reported = (text) => stylingIn(text).map(({ what }) => what);

it.each([
  ["import styled from '@emotion/styled';", 'a styled element'],
  ["const Box = styled('div')({});", 'a styled element'],
  ['<Stack sx={{ gap: 1 }}>', 'a styled element'],
  ['<div style={{ margin: 4 }}>', 'a style attribute'],
  ["const ink = '#1a1840';", 'a colour'],
  ["fill = 'rgb(26 24 64 / 8%)'", 'a colour'],
  ["const gap = '12px';", 'a measure'],
  ["width: 'min(100%, 20rem)'", 'a measure'],
  ['({ fontWeight: 600 })', 'typography'],
])('%s is reported as %s', (text, what) => {
  expect(reported(text)).toContain(what);
});

it.each([
  ['an address', '<Link href="/launchpad#refer-a-friend">See https://example.org/a</Link>'],
  ['text about pixels', "help: 'At least 1200 px wide'"],
  ['a comment', '// 12px of air, #ffffff\n/* style={{ }} */'],
  ['a name that only looks similar', 'const stylesheet = restyled(fontSizes);'],
])('%s is not reported', (_, text) => {
  expect(reported(text)).toEqual([]);
});

it('the line number is right after a comment of several lines', () => {
  expect(stylingIn("/*\n one\n*/\nconst gap = '12px';")).toEqual([{ line: 4, what: 'a measure' }]);
});

it('styling is searched for in the apps and not in their tests; a listed file without styling is reported', () => {
  const base = mkdtempSync(join(tmpdir(), 'app-styles-'));
  try {
    for (const file of [
      'site/src/Page.tsx',
      'site/src/Page.test.tsx',
      'admin/src/testing/mount.tsx',
      'admin/src/theme.ts',
    ])
      put(base, file, "const gap = '12px';");
    put(base, 'admin/src/plain.ts', 'export const plain = 1;');
    expect(appStyles(base, { 'admin/src/theme.ts': 'a reason', 'admin/src/plain.ts': 'no longer' })).toEqual([
      'site/src/Page.tsx:1 has a measure',
      'admin/src/plain.ts is listed as having styling and has none: remove it from the list',
    ]);
  } finally {
    rmSync(base, { recursive: true });
  }
});

function put(base, file, text) {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), text);
}
