import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkImports } from './imports.mjs';

const require = createRequire(import.meta.url);
const { forbidden, LAYERS } = require('./dependency-rules.cjs');
const isOfLayers = ({ name }) => / imports (?:up|a sibling)$/.test(name);

// A workspace in miniature in which every import is allowed.
const SOUND = {
  'api-mock/contract/package.json':
    '{ "name": "@prospectus/contract", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'api-mock/telemetry/src/index.ts': 'export const one = 1;',
  'api-mock/contract/src/index.ts':
    "import { z } from 'zod';\nexport { one } from './resources/faqs.ts';\nexport const word = z;",
  'api-mock/contract/src/resources/faqs.ts': 'export const one = 1;',
  'api-mock/package.json':
    '{ "name": "@prospectus/api-mock", "type": "module", "exports": { "./testing": "./src/testing/index.ts" } }',
  'api-mock/src/app/app.ts':
    "import { one } from '@prospectus/contract';\nimport '../capabilities/leads/routes.ts';\nimport '../capabilities/staff/routes.ts';\nexport const app = one;",
  'api-mock/src/capabilities/leads/routes.ts': 'export const leads = 1;',
  'api-mock/src/capabilities/staff/routes.ts': 'export const staff = 1;',
  'api-mock/src/testing/index.ts': "export { app } from '../app/app.ts';",
  'design-system/package.json':
    '{ "name": "@prospectus/design-system", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'design-system/src/index.ts': "export { Button } from './components/actions/Button/Button.tsx';",
  'design-system/src/components/actions/Button/Button.tsx':
    "import Base from '@mui/material';\nimport '../../text/Text/Text.tsx';\nimport '../../../tokens/index.ts';\nexport const Button = Base;",
  'design-system/src/components/text/Text/Text.tsx': "import '../../../language/texts.ts';\nexport const Text = 1;",
  ...Object.fromEntries(
    ['brand', 'layout', 'forms', 'feedback', 'navigation', 'content'].map((group) => [
      `design-system/src/components/${group}/One/One.tsx`,
      "import '../../actions/Button/Button.tsx';\nexport const One = 1;",
    ]),
  ),
  'design-system/src/tokens/index.ts': 'export const colour = 1;',
  'design-system/src/fonts/preloads.ts': 'export const preloads = 1;',
  'design-system/src/theme/theme.ts': "import '../tokens/index.ts';\nexport const theme = 1;",
  'design-system/src/server/index.ts': 'export const server = 1;',
  'design-system/src/language/texts.ts': 'export const texts = 1;',
  'design-system/src/editor/Editor.tsx': "import '../components/actions/Button/Button.tsx';\nexport const Editor = 1;",
  'design-system/src/sortable/List.tsx': 'export const List = 1;',
  'design-system/src/file-drop/index.ts': 'export const drop = 1;',
  'design-system/src/preview/index.ts': 'export const frames = 1;',
  'site/src/routes/page.tsx': "import '../sections/faqs/Faqs.tsx';\nimport '../sections/about/About.tsx';",
  'site/src/sections/faqs/Faqs.tsx':
    "import { Button } from '@prospectus/design-system';\nimport '../../features/enquiry/form.ts';\nexport const Faqs = Button;",
  'site/src/sections/about/About.tsx': "import Icon from '@mui/icons-material';\nexport const About = Icon;",
  'site/src/sections/program/fees/Fees.tsx': 'export const Fees = 1;',
  'site/src/sections/program/about/About.tsx': 'export const About = 1;',
  'site/src/features/enquiry/form.ts': "import '../../lib/money.ts';",
  'site/src/lib/money.ts': 'export const money = 1;',
  'site/e2e/story.spec.ts': "import { app } from '@prospectus/api-mock/testing';\nexport const it = app;",
  'admin/src/main.tsx': "import './app/App.tsx';",
  'admin/src/app/App.tsx':
    "import { one } from '@prospectus/contract';\nimport '../resources/faqs/index.ts';\nimport '../screens/dashboard/Dashboard.tsx';\nexport const App = one;",
  'admin/src/screens/dashboard/Dashboard.tsx': "import '../../records/list.ts';",
  'admin/src/screens/errors/NotFound.tsx': 'export const NotFound = 1;',
  'admin/src/records/list.ts': "import '../inputs/text.ts';",
  'admin/src/inputs/text.ts': "import '../fields/schema.ts';",
  'admin/src/fields/schema.ts': "import '../layout/page.ts';",
  'admin/src/layout/page.ts': "import '../providers/session.ts';",
  'admin/src/providers/session.ts': 'export const session = 1;',
  'admin/src/testing/mount.tsx': "import '../app/App.tsx';",
  'admin/src/resources/faqs/index.ts': "import '../../records/list.ts';\nexport const faqs = 1;",
  'admin/src/resources/program/index.ts': 'export const program = 1;',
  'docs/blocks/Table.tsx':
    "import { one } from '../../api-mock/contract/src/resources/faqs.ts';\nexport const Table = one;",
};

// One break for every rule: a line added to a file of the sound workspace.
const BREAKS = {
  'contract-imports-zod-alone': ['api-mock/contract/src/index.ts', "import 'node:fs';"],
  'design-system-imports-nothing-of-ours': [
    'design-system/src/components/actions/Button/Button.tsx',
    "import type { one } from '@prospectus/contract';",
  ],
  'telemetry-imports-nothing-of-ours': ['api-mock/telemetry/src/index.ts', "import '../../../site/src/lib/money.ts';"],
  'telemetry-on-servers-alone': ['site/src/lib/money.ts', "import '../../../api-mock/telemetry/src/index.ts';"],
  'contract-by-its-doors': ['admin/src/app/App.tsx', "import '../../../api-mock/contract/src/resources/faqs.ts';"],
  'design-system-by-its-doors': [
    'site/src/sections/faqs/Faqs.tsx',
    "import '../../../../design-system/src/components/actions/Button/Button.tsx';",
  ],
  'no-mui-in-the-apps': ['admin/src/app/App.tsx', "import Base from '@mui/material';"],
  'apps-do-not-meet': ['admin/src/app/App.tsx', "import '../../../site/src/lib/money.ts';"],
  'api-inside-stays-inside': ['site/src/lib/money.ts', "import '@prospectus/api-mock/testing';"],
  'tests-start-the-api-by-its-door': ['site/e2e/story.spec.ts', "import '../../api-mock/src/app/app.ts';"],
  'api-knows-no-front-end': ['api-mock/src/app/app.ts', "import '@prospectus/design-system';"],
  'nobody-imports-docs': ['site/src/lib/money.ts', "import '../../../docs/blocks/Table.tsx';"],
  'design-system-imports-index': ['design-system/src/editor/Editor.tsx', "import '../server/index.ts';"],
  'no-cycles': ['api-mock/contract/src/resources/faqs.ts', "import type { word } from '../index.ts';"],
  'no-unresolved': ['site/src/lib/money.ts', "import './gone.ts';"],
};

let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(SOUND)) put(file, text);
  for (const name of ['zod', '@mui/material', '@mui/icons-material']) {
    put(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    put(`node_modules/${name}/index.js`, 'export default 1;');
  }
  mkdirSync(join(base, 'node_modules/@prospectus'));
  for (const [name, folder] of Object.entries({
    contract: 'api-mock/contract',
    'api-mock': 'api-mock',
    'design-system': 'design-system',
  })) {
    symlinkSync(join(base, folder), join(base, 'node_modules/@prospectus', name));
  }
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function put(file, text) {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), text);
}

describe('the import rules', () => {
  it('see every file of a sound workspace and find nothing', async () => {
    expect(await checkImports(base)).toMatchObject({
      broken: [],
      unseen: [],
      unknown: [],
      circular: [],
      seen: Object.keys(SOUND).filter((file) => /\.tsx?$/.test(file)).length,
    });
  });

  it.each(forbidden.filter((rule) => !isOfLayers(rule)).map(({ name }) => name))(
    '%s finds its planted break',
    async (name) => {
      const [file, line] = BREAKS[name];
      put(file, `${line}\n${SOUND[file]}`);
      const { broken } = await checkImports(base);
      expect(broken.map(({ rule, from }) => [rule.name, from])).toContainEqual([
        name,
        name === 'no-cycles' ? expect.any(String) : file,
      ]);
    },
  );

  it('report every source file that the linter did not read', async () => {
    const { unseen, seen } = await checkImports(base, { includeOnly: '^site/' });
    expect(unseen).toContain('admin/src/app/App.tsx');
    expect(unseen.length).toBe(seen - Object.keys(SOUND).filter((file) => /^site\/.*\.tsx?$/.test(file)).length);
  });
});

// A file for each pattern of a layer; `*` becomes the name of a folder.
const fileIn = (root, pattern, star = 'one') =>
  pattern.endsWith('.ts')
    ? join(root, pattern)
    : join(root, pattern.replaceAll('*', star).replace(/(^|\/)\.$/, ''), 'one.ts');

describe('the layers', () => {
  const breaks = Object.entries(LAYERS).flatMap(([root, { layers }]) =>
    layers.flatMap(({ folders, siblings }, index) => {
      const [first, second] = folders;
      const name = `${root}/${first}`;
      const from = fileIn(root, first);
      const above = layers[index + 1];
      const beside = first.includes('*') ? fileIn(root, first, 'two') : second && fileIn(root, second);
      return [
        ...(above ? [{ rule: `${name} imports up`, from, to: fileIn(root, above.folders[0]) }] : []),
        ...(siblings ? [{ rule: `${name} imports a sibling`, from, to: beside }] : []),
      ];
    }),
  );

  it('are all planted here', () => {
    expect(breaks.map(({ rule }) => rule)).toEqual(forbidden.filter(isOfLayers).map(({ name }) => name));
  });

  it('each find their planted break, and nothing else is found', async () => {
    const imports = Object.groupBy(breaks, ({ from }) => from);
    for (const { to } of breaks) put(to, 'export {};');
    for (const [from, list] of Object.entries(imports))
      put(from, list.map(({ to }) => `import './${relative(dirname(from), to)}';`).join('\n'));
    const { broken } = await checkImports(base);
    const violations = broken.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(violations.toSorted()).toEqual(breaks.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).toSorted());
  });

  it('let a capability import another through its index.ts, and a test from any layer', async () => {
    put('api-mock/src/capabilities/staff/index.ts', "export { staff } from './routes.ts';");
    put('api-mock/src/capabilities/leads/routes.ts', "export { staff } from '../staff/index.ts';");
    put('api-mock/src/platform/clock/clock.test.ts', "import '../../app/app.ts';");
    expect(await checkImports(base)).toMatchObject({ broken: [], circular: [] });
  });

  it('report files in no layer, and folders that import each other in a circle', async () => {
    put('api-mock/src/helpers/text.ts', 'export const text = 1;');
    put('api-mock/src/platform/clock/clock.ts', "import '../text/text.ts';");
    put('api-mock/src/platform/text/text.ts', 'export {};');
    put('api-mock/src/platform/text/day.ts', "import '../clock/clock.ts';");
    expect(await checkImports(base)).toMatchObject({
      broken: [],
      unknown: ['api-mock/src/helpers/text.ts'],
      circular: ['api-mock/src/platform/clock', 'api-mock/src/platform/text'],
    });
  });
});
