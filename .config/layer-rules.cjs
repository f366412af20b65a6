const { LAYERS } = require('./layers.cjs');

const escaped = (text) => text.replaceAll('.', '\\.');

/** What a pattern of `layers.cjs` means as a regular expression of paths; its one group is the folder. */
function expressionOf(root, pattern) {
  if (pattern === '.') return `^(${escaped(root)})/[^/]+$`;
  if (/\.tsx?$/.test(pattern)) return `^(${escaped(root)}/${escaped(pattern)})$`;
  const isFiles = pattern.endsWith('/.');
  const folder = escaped(isFiles ? pattern.slice(0, -2) : pattern).replaceAll('*', '[^/]+');
  return `^(${escaped(root)}/${folder})/${isFiles ? '[^/]+$' : ''}`;
}

/** The folder a file belongs to and the number of its layer; undefined where `layers.cjs` names none, or it is a test's. */
function folderOf(root, file, all = LAYERS) {
  for (const [index, { folders }] of all[root].layers.entries())
    for (const pattern of folders) {
      const [, folder] = new RegExp(expressionOf(root, pattern)).exec(file) ?? [];
      if (folder !== undefined) return { folder, layer: index };
    }
  return undefined;
}

/** Import rules of all packages: no import from a higher layer, and siblings meet as their layer says. */
function layerRules(tests, all = LAYERS) {
  return Object.entries(all).flatMap(([root, { layers, tests: testFolders = [] }]) => {
    const named = root.replace(/\/src$/, '').replaceAll('/', '-');
    const expressions = (some) => some.flatMap(({ folders }) => folders.map((pattern) => expressionOf(root, pattern)));
    const notTests = [tests, ...testFolders.map((folder) => `^${escaped(root)}/${folder}/`)];
    return layers.flatMap((layer, index) => {
      const { name, siblings } = layer;
      const higher = layers.slice(index + 1);
      // A pattern of a lower layer comes first, as in `folderOf`.
      const own = { path: expressions([layer]), pathNot: [...notTests, ...expressions(layers.slice(0, index))] };
      const up = {
        name: `${named}-${name}-imports-up`,
        comment: `Imports of ${root} run downwards: ${layers
          .map((one) => one.name)
          .toReversed()
          .join(', ')}.`,
        from: own,
        to: { path: expressions(higher), pathNot: expressions(layers.slice(0, index + 1)) },
      };
      const apart = siblings && {
        name: `${named}-${name}-siblings`,
        comment:
          siblings === 'apart'
            ? 'Siblings do not import each other: compose them one layer up.'
            : 'Siblings import each other through index.ts alone.',
        from: {
          ...own,
          path: `^(${layer.folders.map((pattern) => expressionOf(root, pattern).slice(2, -2)).join('|')})/`,
        },
        to: {
          path: expressions([layer]),
          pathNot: ['^$1/', ...(siblings === 'by-index' ? ['/index\\.ts$'] : [])],
        },
      };
      return [...(higher.length > 0 ? [up] : []), ...(apart ? [apart] : [])];
    });
  });
}

module.exports = { LAYERS, folderOf, layerRules };
