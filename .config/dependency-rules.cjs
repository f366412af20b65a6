const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { layerRules } = require('./layer-rules.cjs');

const TEST = '\\.(test|spec|stories)\\.tsx?$|^(site|admin)/(e2e|tests)/|^[a-z/-]+/tests/|/testing/';
const CONTRACT = '^api-mock/contract/';
const API_INSIDE = '^api-mock/(?!contract/)';

// The doors of a package are what its `exports` name; nobody has to repeat them here.
const doors = (folder) =>
  Object.values(JSON.parse(readFileSync(join(__dirname, '..', folder, 'package.json'), 'utf8')).exports).map(
    (target) => `^${folder}/${target.replace(/^\.\//, '').replaceAll('.', '\\.').replace('*', '.+')}$`,
  );

/** Who may import whom. Every rule has its planted break in `imports.long.test.mjs`. */
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
  {
    name: 'design-system-imports-index',
    comment: 'Inside the package import the file itself: an index is for those outside.',
    from: { path: '^design-system/src/.+/', pathNot: [TEST, '/index\\.ts$'] },
    to: {
      path: [
        '^design-system/src/index\\.ts$',
        '^design-system/src/(?:theme|server|components|board|calendar|chart|editor|sortable|resizable-table|file-drop|preview)/.*index\\.ts$',
      ],
    },
  },
  ...layerRules(TEST),
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
  TEST,
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
