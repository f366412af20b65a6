import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from './paths.mjs';

/** Licences that ask a university that runs the product for no more than to keep their texts, and to share changes of the library itself. */
const ALLOWED = new Set(
  [
    '0BSD',
    'Apache-2.0',
    'BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'Python-2.0',
  ].concat(['Unlicense', 'Zlib', 'OFL-1.1', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later']),
);
/** Their manifests name no licence; their own texts say MIT. */
const MIT_BY_TEXT = ['humanize-number', 'png-js'];

const licenceOf = ({ license, licenses }) => license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
const isAllowed = (licence = '') =>
  licence.split(' OR ').some((one) => one.split(' AND ').every((part) => ALLOWED.has(part.replaceAll(/[()]/g, ''))));

it('every installed library has a licence of the list', () => {
  const manifests = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: ROOT }).map((file) =>
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
  );
  const libraries = manifests.filter(({ name, version }) => name && version);
  expect(libraries.length).toBeGreaterThan(900);
  const others = libraries.filter((one) => !isAllowed(licenceOf(one)) && !MIT_BY_TEXT.includes(one.name));
  expect(others.map((one) => `${one.name} ${licenceOf(one)}`)).toEqual([]);
});
