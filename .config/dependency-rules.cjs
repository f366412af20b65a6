const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const TEST = '\\.(test|spec|stories)\\.tsx?$|^(site|admin)/(e2e|tests)/|^[a-z/-]+/tests/|/testing/';
const CONTRACT = '^api-mock/contract/';
const API_INSIDE = '^api-mock/(?!contract/|telemetry/)';

// The entry points of a package are its `exports`.
const doors = (folder) =>
  Object.values(JSON.parse(readFileSync(join(__dirname, '..', folder, 'package.json'), 'utf8')).exports).map(
    (target) => `^${folder}/${target.replace(/^\.\//, '').replaceAll('.', '\\.').replace('*', '.+')}$`,
  );

/**
 * The layers of every package, lowest first: a folder imports from its own layer and lower ones, and a folder in no layer fails the check. `x` is a folder with all below it, `x/*` each folder in x, `x/.` the files
 * directly in x, `x.ts` one file. The first matching pattern counts. Folders of one layer may import each other, but not in a circle; those of an `apart`
 * layer may not, those of a `byIndex` layer only through their index.ts. `tests` may import everything.
 */
const layer = (...folders) => ({ folders });
const apart = (...folders) => ({ folders, siblings: 'apart' });
const byIndex = (...folders) => ({ folders, siblings: 'by-index' });
const LAYERS = {
  'api-mock/contract/src': {
    layers: [
      apart('core', 'structured-data'),
      layer('forms'),
      apart('operations', 'leads', 'resources'),
      layer('events'),
      layer('pages'),
      layer('family'),
      layer('calls'),
      layer('.'),
    ],
  },
  'api-mock/telemetry/src': {
    layers: [layer('.')],
  },
  'api-mock/src': {
    layers: [
      layer('platform/*'),
      layer('platform/.'),
      apart('content', 'operations'),
      layer('capabilities/.'),
      byIndex('capabilities/*'),
      layer('seed'),
      layer('backup'),
      layer('app'),
      layer('.'),
    ],
    tests: ['testing', 'hostile'],
  },
  'design-system/src': {
    layers: [
      ...['guide.ts', 'tokens', 'fonts', 'theme', 'server', 'language'].map((folder) => layer(folder)),
      ...['text', 'actions', 'brand', 'layout', 'forms', 'feedback', 'navigation', 'content', '.'].map((group) =>
        layer(`components/${group}`),
      ),
      layer('console'),
      apart(...['board', 'calendar', 'chart', 'editor', 'sortable', 'file-drop', 'preview', 'drawings']),
      layer('.'),
    ],
  },
  site: {
    layers: [
      layer('src/lib'),
      layer('src/features/*'),
      apart('src/sections/program/*'),
      apart('src/sections/*'),
      layer('src/routes/*', 'src/routes/.'),
      layer('src/.'),
      layer('src/bootstrap'),
      layer('server/process', 'server/security', 'server/visitor'),
      layer('server/http'),
      apart('server/content', 'server/rendering'),
      apart('server/files', 'server/pages'),
      layer('server/.'),
      layer('.'),
    ],
    tests: ['e2e', 'src/sections/testing'],
  },
  'admin/src': {
    layers: [
      ...['texts', 'providers', 'errors', 'layout', 'fields', 'lists'].map((folder) => layer(folder)),
      apart('media', 'links'),
      layer('inputs'),
      apart('preview', 'checks', 'releases'),
      layer('records'),
      apart('screens/*'),
      apart('resources/*'),
      layer('resources/.'),
      layer('app'),
      layer('.'),
    ],
    tests: ['testing'],
  },
  docs: {
    layers: [
      ...['.', 'model', 'component-page', 'blocks', 'markdown', '.storybook'].map((folder) => layer(folder)),
      layer('patterns/*', 'pages', 'api-reference'),
    ],
    tests: ['tests'],
  },
};

const escaped = (text) => text.replaceAll('.', '\\.');

/** A layer's pattern as a regular expression of paths; its group is the folder. */
function expressionOf(root, pattern) {
  if (pattern === '.') return `^(${escaped(root)})/[^/]+$`;
  if (/\.tsx?$/.test(pattern)) return `^(${escaped(root)}/${escaped(pattern)})$`;
  const isFiles = pattern.endsWith('/.');
  const folder = escaped(isFiles ? pattern.slice(0, -2) : pattern).replaceAll('*', '[^/]+');
  return `^(${escaped(root)}/${folder})/${isFiles ? '[^/]+$' : ''}`;
}

const testsOf = ([root, { tests = [] }]) => [TEST, ...tests.map((folder) => `^${escaped(root)}/${folder}/`)];

/** The folder of a source file; `undefined` if it is in no layer, `null` for tests and files that need no layer. */
function folderOf(file) {
  const entry = Object.entries(LAYERS).find(([root]) => file.startsWith(`${root}/`));
  if (!entry || testsOf(entry).some((test) => new RegExp(test).test(file))) return null;
  const [root, { layers }] = entry;
  const patterns = layers.flatMap(({ folders }) => folders);
  return patterns.map((pattern) => new RegExp(expressionOf(root, pattern)).exec(file)?.[1]).find(Boolean);
}

/** The rules of one package: no import from a higher layer, and the layer's rule for siblings. */
function layerRules(entry) {
  const [root, { layers }] = entry;
  const expressions = (some) => some.flatMap(({ folders }) => folders.map((pattern) => expressionOf(root, pattern)));
  return layers.flatMap(({ folders, siblings }, index) => {
    const name = `${root}/${folders[0]}`;
    const own = expressions([layers[index]]);
    // A pattern of a lower layer comes first, as for a file's folder.
    const from = { path: own, pathNot: [...testsOf(entry), ...expressions(layers.slice(0, index))] };
    const up = {
      name: `${name} imports up`,
      comment: 'Imports run downwards through the layers of .config/dependency-rules.cjs.',
      from,
      to: { path: expressions(layers.slice(index + 1)), pathNot: expressions(layers.slice(0, index + 1)) },
    };
    const beside = {
      name: `${name} imports a sibling`,
      comment:
        siblings === 'apart'
          ? 'Siblings do not import each other: compose them one layer up.'
          : 'Siblings import each other through index.ts alone.',
      from: { ...from, path: `^(${own.map((expression) => expression.slice(2, -2)).join('|')})/` },
      to: { path: own, pathNot: ['^$1/', ...(siblings === 'by-index' ? ['/index\\.ts$'] : [])] },
    };
    return [...(index < layers.length - 1 ? [up] : []), ...(siblings ? [beside] : [])];
  });
}

/** The import rules; each has a planted break in `imports.long.test.mjs`. */
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
    name: 'telemetry-imports-nothing-of-ours',
    comment: 'Telemetry knows nothing of universities.',
    from: { path: '^api-mock/telemetry/' },
    to: { path: '^(api-mock/(?!telemetry/)|design-system/|site/|admin/|docs/)' },
  },
  {
    name: 'telemetry-on-servers-alone',
    comment: 'Telemetry runs on the servers; no browser loads it.',
    from: { path: '^(admin|design-system|docs|site/src)/' },
    to: { path: '^api-mock/telemetry/' },
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
        '^design-system/src/(?:theme|server|components|console|board|calendar|chart|editor|sortable|file-drop|preview)/.*index\\.ts$',
      ],
    },
  },
  ...Object.entries(LAYERS).flatMap(layerRules),
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
  LAYERS,
  folderOf,
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
