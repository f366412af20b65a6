import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { expect, test } from 'vitest';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const PACKAGES = ['api-mock', 'site', 'admin', 'design-system'];
const PRODUCT = /^(?!.*(\.(test|spec|stories|guide)\.|\/(tests?|testing|seed|e2e|\.storybook)\/)).*\.tsx?$/;
/** A quadratic expression takes a second for an attack of recheck, a linear one a millisecond. */
const MAX_MS = 200;
const LONG = 'ab 12-/.,:;<p>@"&'.repeat(4_000);

/** Every literal of the product, with a file that has it. */
function expressions() {
  const found = new Map();
  for (const file of PACKAGES.flatMap((folder) => sourceFiles(folder)).filter((name) => PRODUCT.test(name))) {
    const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
    new Visitor({
      Literal: ({ regex }) => regex && found.set(`/${regex.pattern}/${regex.flags}`, { file, ...regex }),
    }).visit(program);
  }
  return found;
}

test('no regular expression of the product takes more than linear time', async () => {
  const found = expressions();
  expect(found.size).toBeGreaterThan(300);
  const slow = [];
  for (const [text, { file, pattern, flags }] of found) {
    // The analysis does not know the flag `v`; an analysis that takes too long is followed by the measurement alone.
    const { status, attack } = flags.includes('v') ? {} : await check(pattern, flags, { timeout: 5_000 });
    const texts = [LONG, ...(status === 'vulnerable' ? [attack.string] : [])];
    for (const input of texts) {
      const began = performance.now();
      input.replace(new RegExp(pattern, flags), '');
      if (performance.now() - began > MAX_MS) slow.push(`${file} ${text} ${attack?.pattern ?? ''}`);
    }
  }
  expect(slow).toEqual([]);
}, 1_200_000);
