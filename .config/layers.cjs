/**
 * The layers of every package, lowest first: a folder imports from its own layer and from those below it. The import
 * rules and the figures of `npm test` are both made from this; a folder that is not named here fails the check.
 *
 * `folders`: `x` is one folder with all below it, `x/*` each folder in x, `x/.` the files directly in x, `.` the files
 * directly in the package, `x.ts` a file that counts as a folder. The first pattern that fits a file is its own.
 * `siblings`: `apart`, the folders of a layer never import each other; `by-index`, through their index.ts alone; left
 * out, they may, but never in a circle.
 * `tests`: folders of tests and what they need. They may import everything and count nowhere.
 */
const LAYERS = {
  'api-mock/contract/src': {
    layers: [
      { name: 'core', folders: ['core', 'structured-data'], siblings: 'apart' },
      { name: 'forms', folders: ['forms'] },
      { name: 'shapes', folders: ['operations', 'leads', 'resources'], siblings: 'apart' },
      { name: 'events', folders: ['events'] },
      { name: 'pages', folders: ['pages'] },
      { name: 'family', folders: ['family'] },
      { name: 'calls', folders: ['calls'] },
      { name: 'root', folders: ['.'] },
    ],
  },
  'api-mock/src': {
    layers: [
      { name: 'platform', folders: ['platform/*'] },
      { name: 'platform-type', folders: ['platform/.'] },
      { name: 'mechanisms', folders: ['content', 'operations'], siblings: 'apart' },
      { name: 'capability-type', folders: ['capabilities/.'] },
      { name: 'capabilities', folders: ['capabilities/*'], siblings: 'by-index' },
      { name: 'seed', folders: ['seed'] },
      { name: 'app', folders: ['app'] },
      { name: 'server', folders: ['.'] },
    ],
    tests: ['testing', 'hostile'],
  },
  'design-system/src': {
    layers: [
      { name: 'guide', folders: ['guide.ts'] },
      { name: 'tokens', folders: ['tokens'] },
      { name: 'fonts', folders: ['fonts'] },
      { name: 'theme', folders: ['theme'] },
      { name: 'server', folders: ['server'] },
      { name: 'language', folders: ['language'] },
      { name: 'text', folders: ['components/text'] },
      { name: 'actions', folders: ['components/actions'] },
      { name: 'brand', folders: ['components/brand'] },
      { name: 'layout', folders: ['components/layout'] },
      { name: 'forms', folders: ['components/forms'] },
      { name: 'feedback', folders: ['components/feedback'] },
      { name: 'navigation', folders: ['components/navigation'] },
      { name: 'content', folders: ['components/content'] },
      { name: 'components', folders: ['components/.'] },
      {
        name: 'entries',
        folders: [
          'board',
          'calendar',
          'chart',
          'editor',
          'sortable',
          'resizable-table',
          'file-drop',
          'preview',
          'drawings',
        ],
        siblings: 'apart',
      },
      { name: 'root', folders: ['.'] },
    ],
  },
  site: {
    layers: [
      { name: 'lib', folders: ['src/lib'] },
      { name: 'features', folders: ['src/features/*'] },
      { name: 'program-sections', folders: ['src/sections/program/*'], siblings: 'apart' },
      { name: 'sections', folders: ['src/sections/*'], siblings: 'apart' },
      { name: 'routes', folders: ['src/routes/*', 'src/routes/.'] },
      { name: 'entries', folders: ['src/.'] },
      { name: 'bootstrap', folders: ['src/bootstrap'] },
      { name: 'process', folders: ['server/process', 'server/security', 'server/visitor'] },
      { name: 'http', folders: ['server/http'] },
      { name: 'content', folders: ['server/content', 'server/rendering'], siblings: 'apart' },
      { name: 'answers', folders: ['server/files', 'server/pages'], siblings: 'apart' },
      { name: 'server', folders: ['server/.'] },
      { name: 'root', folders: ['.'] },
    ],
    tests: ['e2e', 'src/sections/testing'],
  },
  'admin/src': {
    layers: [
      { name: 'texts', folders: ['texts'] },
      { name: 'providers', folders: ['providers'] },
      { name: 'layout', folders: ['layout'] },
      { name: 'fields', folders: ['fields'] },
      { name: 'pickers', folders: ['media', 'links'], siblings: 'apart' },
      { name: 'inputs', folders: ['inputs'] },
      { name: 'publishing', folders: ['preview', 'checks', 'releases'], siblings: 'apart' },
      { name: 'records', folders: ['records'] },
      { name: 'screens', folders: ['screens/*'], siblings: 'apart' },
      { name: 'resources', folders: ['resources/*'], siblings: 'apart' },
      { name: 'registry', folders: ['resources/.'] },
      { name: 'app', folders: ['app'] },
      { name: 'main', folders: ['.'] },
    ],
    tests: ['testing'],
  },
  docs: {
    layers: [
      { name: 'root', folders: ['.'] },
      { name: 'model', folders: ['model'] },
      { name: 'component-page', folders: ['component-page'] },
      { name: 'blocks', folders: ['blocks'] },
      { name: 'markdown', folders: ['markdown'] },
      { name: 'storybook', folders: ['.storybook'] },
      { name: 'pages', folders: ['patterns/*', 'pages', 'api-reference'] },
    ],
    tests: ['tests'],
  },
};

module.exports = { LAYERS };
