import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkImports } from './imports.mjs';

const { forbidden } = createRequire(import.meta.url)('./dependency-rules.cjs');

// A workspace in miniature in which every import is allowed.
const SOUND = {
  'api-mock/contract/package.json':
    '{ "name": "@prospectus/contract", "type": "module", "exports": { ".": "./src/index.ts" } }',
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
  'site/src/routes/page.tsx': "import '../sections/faqs/Faqs.tsx';\nimport '../sections/about/About.tsx';",
  'site/src/sections/faqs/Faqs.tsx':
    "import { Button } from '@prospectus/design-system';\nimport '../../features/enquiry.ts';\nexport const Faqs = Button;",
  'site/src/sections/about/About.tsx': "import Icon from '@mui/icons-material';\nexport const About = Icon;",
  'site/src/sections/program/fees/Fees.tsx': 'export const Fees = 1;',
  'site/src/sections/program/about/About.tsx': 'export const About = 1;',
  'site/src/features/enquiry.ts': "import '../lib/money.ts';",
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

/** A break for each layer of the design system: its file imports one of a layer above. */
function upward(folder, breaks) {
  return Object.fromEntries(
    Object.entries(breaks).map(([layer, [file, above]]) => [
      `design-system-${layer}-imports-up`,
      [`${folder}/${file}`, `import '${relative(dirname(file), above)}';`],
    ]),
  );
}

// One break for every rule: a line added to a file of the sound workspace, and a file that it needs.
const BREAKS = {
  'contract-imports-zod-alone': ['api-mock/contract/src/index.ts', "import 'node:fs';"],
  'design-system-imports-nothing-of-ours': [
    'design-system/src/components/actions/Button/Button.tsx',
    "import type { one } from '@prospectus/contract';",
  ],
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
  'site-lib-imports-up': ['site/src/lib/money.ts', "import type { Faqs } from '../sections/faqs/Faqs.tsx';"],
  'site-features-imports-up': ['site/src/features/enquiry.ts', "const later = () => import('../routes/page.tsx');"],
  'site-sections-imports-up': ['site/src/sections/about/About.tsx', "export * from '../../routes/page.tsx';"],
  'siblings-sections': ['site/src/sections/about/About.tsx', "import '../faqs/Faqs.tsx';"],
  'siblings-program-sections': ['site/src/sections/program/fees/Fees.tsx', "import '../about/About.tsx';"],
  'admin-providers-imports-up': ['admin/src/providers/session.ts', "import type { page } from '../layout/page.ts';"],
  'admin-layout-imports-up': ['admin/src/layout/page.ts', "import '../fields/schema.ts';"],
  'admin-fields-imports-up': ['admin/src/fields/schema.ts', "export * from '../inputs/text.ts';"],
  'admin-inputs-imports-up': ['admin/src/inputs/text.ts', "const later = () => import('../records/list.ts');"],
  'admin-records-imports-up': ['admin/src/records/list.ts', "import '../resources/faqs/index.ts';"],
  'admin-screens-imports-up': ['admin/src/screens/dashboard/Dashboard.tsx', "import '../../resources/faqs/index.ts';"],
  'admin-resources-imports-up': ['admin/src/resources/faqs/index.ts', "import '../../app/App.tsx';"],
  'admin-app-imports-up': ['admin/src/app/App.tsx', "import '../testing/mount.tsx';"],
  'admin-unknown-folder-imports': ['admin/src/misc/text.ts', "import '../fields/schema.ts';"],
  'admin-unknown-folder-is-imported': ['admin/src/main.tsx', "import './misc/text.ts';"],
  'siblings-screens': ['admin/src/screens/dashboard/Dashboard.tsx', "import '../errors/NotFound.tsx';"],
  'siblings-resources': ['admin/src/resources/faqs/index.ts', "import '../program/index.ts';"],
  'siblings-capabilities': ['api-mock/src/capabilities/leads/routes.ts', "import '../staff/routes.ts';"],
  ...upward('design-system/src', {
    tokens: ['tokens/index.ts', 'components/text/Text/Text.tsx'],
    fonts: ['fonts/preloads.ts', 'theme/theme.ts'],
    theme: ['theme/theme.ts', 'server/index.ts'],
    server: ['server/index.ts', 'language/texts.ts'],
    language: ['language/texts.ts', 'components/text/Text/Text.tsx'],
    components: ['components/text/Text/Text.tsx', 'editor/Editor.tsx'],
  }),
  ...upward('design-system/src/components', {
    text: ['text/Text/Text.tsx', 'actions/Button/Button.tsx'],
    actions: ['actions/Button/Button.tsx', 'brand/One/One.tsx'],
    brand: ['brand/One/One.tsx', 'layout/One/One.tsx'],
    layout: ['layout/One/One.tsx', 'forms/One/One.tsx'],
    forms: ['forms/One/One.tsx', 'feedback/One/One.tsx'],
    feedback: ['feedback/One/One.tsx', 'navigation/One/One.tsx'],
    navigation: ['navigation/One/One.tsx', 'content/One/One.tsx'],
  }),
  'design-system-entries-meet': ['design-system/src/sortable/List.tsx', "import '../editor/Editor.tsx';"],
  'design-system-folder-without-layer-importing': ['design-system/src/extras/extra.ts', "import '../tokens/index.ts';"],
  'design-system-folder-without-layer-imported': [
    'design-system/src/index.ts',
    "import './extras/extra.ts';",
    'design-system/src/extras/extra.ts',
  ],
  'design-system-group-without-layer-importing': [
    'design-system/src/components/Loose/Loose.tsx',
    "import '../../tokens/index.ts';",
  ],
  'design-system-group-without-layer-imported': [
    'design-system/src/index.ts',
    "import './components/Loose/Loose.tsx';",
    'design-system/src/components/Loose/Loose.tsx',
  ],
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
    expect(await checkImports(base)).toEqual({
      broken: [],
      unseen: [],
      seen: Object.keys(SOUND).filter((file) => /\.tsx?$/.test(file)).length,
    });
  });

  it.each(forbidden.map(({ name }) => name))('%s finds its planted break', async (name) => {
    const [file, line, added] = BREAKS[name];
    // A folder without a layer.
    put('admin/src/misc/text.ts', 'export const text = 1;');
    if (added) put(added, 'export const added = 1;');
    put(file, `${line}\n${SOUND[file] ?? ''}`);
    const { broken } = await checkImports(base);
    expect(broken.map(({ rule, from }) => [rule.name, from])).toContainEqual([
      name,
      name === 'no-cycles' ? expect.any(String) : file,
    ]);
  });

  it('tell of every source file the linter did not read', async () => {
    const { unseen, seen } = await checkImports(base, { includeOnly: '^site/' });
    expect(unseen).toContain('admin/src/app/App.tsx');
    expect(unseen.length).toBe(seen - Object.keys(SOUND).filter((file) => /^site\/.*\.tsx?$/.test(file)).length);
  });
});
