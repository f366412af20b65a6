const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const TEST = '\\.(test|spec|stories)\\.tsx?$|^(site|admin)/(e2e|tests)/|^[a-z/-]+/tests/|/testing/';
const CONTRACT = '^api-mock/contract/';
const API_INSIDE = '^api-mock/(?!contract/)';

// The doors of a package are what its `exports` name; nobody has to repeat them here.
const doors = (folder) =>
  Object.values(JSON.parse(readFileSync(join(__dirname, '..', folder, 'package.json'), 'utf8')).exports).map(
    (target) => `^${folder}/${target.replace(/^\.\//, '').replaceAll('.', '\\.').replace('*', '.+')}$`,
  );

/** Neighbours in one folder do not import each other: what two of them need stands one level up. */
const siblings = (name, parent, which = '[^/]+') => ({
  name: `siblings-${name}`,
  comment: 'Siblings do not meet: compose them one level up.',
  from: { path: `^${parent}/(${which})/`, pathNot: TEST },
  to: { path: `^${parent}/${which}/`, pathNot: `^${parent}/$1/` },
});

/** Imports within the site run routes → sections → features → lib, never back. */
const layer = (from, ...above) => ({
  name: `site-${from}-imports-up`,
  comment: 'Within the site imports run routes, sections, features, lib.',
  from: { path: `^site/src/${from}/`, pathNot: TEST },
  to: { path: `^site/src/(${above.join('|')})/` },
});

/** The folders of admin/src, lowest first: a folder imports from those before it. `main.tsx` starts the last one. */
const ADMIN_LAYERS = ['providers', 'layout', 'fields', 'inputs', 'records', 'screens', 'resources', 'app', 'testing'];
const ADMIN_UNKNOWN = `^admin/src/(?!(?:${ADMIN_LAYERS.join('|')})/)[^/]+/`;

const adminRules = [
  ...ADMIN_LAYERS.slice(0, -1).map((folder, index) => ({
    name: `admin-${folder}-imports-up`,
    comment: `Within the console imports run ${ADMIN_LAYERS.slice(0, -1).toReversed().join(', ')}.`,
    from: { path: `^admin/src/${folder}/`, pathNot: TEST },
    to: { path: `^admin/src/(?:[^/]+$|(?:${ADMIN_LAYERS.slice(index + 1).join('|')})/)` },
  })),
  {
    name: 'admin-unknown-folder-imports',
    comment: 'Every folder of admin/src has a layer: add the new one to ADMIN_LAYERS.',
    from: { path: ADMIN_UNKNOWN },
    to: {},
  },
  {
    name: 'admin-unknown-folder-is-imported',
    comment: 'Every folder of admin/src has a layer: add the new one to ADMIN_LAYERS.',
    from: {},
    to: { path: ADMIN_UNKNOWN },
  },
  siblings('resources', 'admin/src/resources'),
  siblings('screens', 'admin/src/screens'),
];

/** Who may import whom. Every rule has its planted break in `imports.test.mjs`. */
const forbidden = [
  {
    name: 'contract-imports-zod-alone',
    comment: 'The contract depends on zod alone.',
    from: { path: CONTRACT, pathNot: [TEST, '\\.config\\.ts$'] },
    to: { pathNot: [CONTRACT, '(^|/)node_modules/zod/'] },
  },
  {
    name: 'design-system-imports-nothing-of-ours',
    comment: 'The design system knows nothing of universities.',
    from: { path: '^design-system/' },
    to: { path: '^(api-mock|site|admin|docs)/' },
  },
  {
    name: 'contract-by-its-doors',
    comment: 'Import @prospectus/contract or one of the paths its package.json exports.',
    from: { pathNot: [CONTRACT, '^docs/'] },
    to: { path: CONTRACT, pathNot: doors('api-mock/contract') },
  },
  {
    name: 'design-system-by-its-doors',
    comment: 'Import @prospectus/design-system or one of the paths its package.json exports.',
    from: { path: '^(site|admin|api-mock)/' },
    to: { path: '^design-system/', pathNot: doors('design-system') },
  },
  {
    name: 'no-mui-in-the-apps',
    comment: 'The apps compose the design system; of MUI they use the icons alone.',
    from: { path: '^(site|admin)/' },
    to: { path: '(^|/)node_modules/@mui/', pathNot: '(^|/)node_modules/@mui/icons-material/' },
  },
  {
    name: 'apps-do-not-meet',
    comment: 'Site and console never import each other.',
    from: { path: '^(site|admin)/' },
    to: { path: '^(site|admin)/', pathNot: '^$1/' },
  },
  {
    name: 'api-inside-stays-inside',
    comment: "Nobody imports the API's inside.",
    from: { path: '^(site|admin)/', pathNot: TEST },
    to: { path: API_INSIDE },
  },
  {
    name: 'tests-start-the-api-by-its-door',
    comment: 'Tests may start the API through @prospectus/api-mock/testing.',
    from: { path: `^(site|admin)/` },
    to: { path: API_INSIDE, pathNot: doors('api-mock') },
  },
  {
    name: 'api-knows-no-front-end',
    comment: 'The API imports the contract and nothing else of ours.',
    from: { path: '^api-mock/' },
    to: { path: '^(site|admin|design-system)/' },
  },
  {
    name: 'nobody-imports-docs',
    comment: 'The documentation reads everybody; nobody reads it.',
    from: { pathNot: '^docs/' },
    to: { path: '^docs/' },
  },
  layer('lib', 'features', 'sections', 'routes'),
  layer('features', 'sections', 'routes'),
  layer('sections', 'routes'),
  siblings('sections', 'site/src/sections'),
  siblings('program-sections', 'site/src/sections/program'),
  siblings('capabilities', 'api-mock/src/capabilities', '(?:pages|leads|lectures|staff|referrals|media|mock)'),
  ...adminRules,
  ...require('./design-system-layers.cjs'),
  {
    name: 'no-cycles',
    comment: 'Files that import each other cannot be read alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that resolves to nothing would hide from every other rule.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|cloudflare:)' },
  },
];

module.exports = {
  forbidden,
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|playwright-report|\\.cache|\\.vite)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
