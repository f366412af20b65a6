const SOURCE = '^design-system/src';
const TEST = '\\.(test|stories)\\.tsx?$';

/** Lowest first: a folder imports from those before it, never from those behind it. */
const LAYERS = ['tokens', 'fonts', 'theme', 'server', 'language', 'components', '(?:editor|sortable|file-drop)'];

/** The groups of `components/`, lowest first; folders of one group may import each other, without cycles (`component-cycles.test.ts`). */
const GROUPS = ['text', 'actions', 'brand', 'layout', 'forms', 'feedback', 'navigation', 'content'];

const upward = (folder, names, name) => (layer, index) => ({
  name: `design-system-${name(layer)}-imports-up`,
  comment: `The order is ${names.map(name).join(', ')}: imports go from right to left.`,
  from: { path: `${folder}/${layer}/`, pathNot: TEST },
  to: { path: `${folder}/(?:${names.slice(index + 1).join('|')})/` },
});

const upwards = (folder, names, name = (layer) => layer) =>
  names.slice(0, -1).map((layer, index) => upward(folder, names, name)(layer, index));

/** A folder that stands in no list above has no layer; it may neither import nor be imported. */
const unknown = (name, folder, names, comment) => {
  const path = `${folder}/(?!(?:${names.join('|')})/)[^/]+/`;
  return [
    { name: `design-system-${name}-importing`, comment, from: { path }, to: {} },
    { name: `design-system-${name}-imported`, comment, from: { pathNot: path }, to: { path } },
  ];
};

module.exports = [
  ...upwards(SOURCE, LAYERS, (layer) => layer.replace(/^\(\?:(.*)\)$/, '$1').replaceAll('|', ' or ')),
  {
    name: 'design-system-entries-meet',
    comment: 'The entries beside the main one do not import each other: what two of them need is a component.',
    from: { path: `${SOURCE}/(editor|sortable|file-drop)/`, pathNot: TEST },
    to: { path: `${SOURCE}/(?:editor|sortable|file-drop)/`, pathNot: `${SOURCE}/$1/` },
  },
  ...upwards(`${SOURCE}/components`, GROUPS),
  ...unknown('folder-without-layer', SOURCE, LAYERS, 'Give the new folder its layer in design-system-layers.cjs.'),
  ...unknown(
    'group-without-layer',
    `${SOURCE}/components`,
    GROUPS,
    'Give the new group of components its layer in design-system-layers.cjs.',
  ),
  {
    name: 'design-system-imports-index',
    comment: 'Inside the package import the file itself: an index is for those outside.',
    from: { path: `${SOURCE}/.+/`, pathNot: [TEST, '/index\\.ts$'] },
    to: {
      path: [`${SOURCE}/index\\.ts$`, `${SOURCE}/(?:theme|server|components|editor|sortable|file-drop)/.*index\\.ts$`],
    },
  },
];
