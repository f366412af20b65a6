import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * How the folders of each package of `layers.cjs` import each other, from the modules that the import linter has read:
 * `{ root, folders, arrows, up, inCycle, unknown }`. `up` and `inCycle` name what they count; `unknown` are
 * source files in a folder that `layers.cjs` does not name. Tests and what belongs to them count nowhere.
 */
export function layerFigures(modules, isTest, all = require('./layers.cjs').LAYERS) {
  const { folderOf } = require('./layer-rules.cjs');
  return Object.entries(all).map(([root, { tests = [] }]) => {
    const inTests = (file) => isTest(file) || tests.some((folder) => file.startsWith(`${root}/${folder}/`));
    const own = modules.filter(({ source }) => source.startsWith(`${root}/`) && isOfRoot(source, root, all));
    const counted = own.filter(({ source }) => !inTests(source));
    const folders = new Map();
    const unknown = [];
    for (const { source } of counted) {
      const found = folderOf(root, source, all);
      if (found) folders.set(source, found);
      else unknown.push(source);
    }
    const arrows = new Map();
    for (const { source, dependencies } of counted)
      for (const { resolved } of dependencies) {
        const [from, to] = [folders.get(source), folders.get(resolved)];
        if (from && to && from.folder !== to.folder)
          arrows.set(`${from.folder} → ${to.folder}`, { from: from.folder, to: to.folder, up: to.layer > from.layer });
      }
    const list = [...arrows.values()];
    return {
      root,
      folders: new Set([...folders.values()].map(({ folder }) => folder)).size,
      arrows: list.length,
      up: list.filter(({ up }) => up).map(({ from, to }) => `${from} → ${to}`),
      inCycle: foldersInCycle(list),
      unknown,
    };
  });
}

/** Whether a package has no arrow up, no folder in a cycle and none without a layer. */
export const isLayered = ({ up, inCycle, unknown }) => up.length + inCycle.length + unknown.length === 0;

/** One line a package, and what is wrong below it. */
export function layerLines(figures) {
  return figures.flatMap(({ root, folders, arrows, up, inCycle, unknown }) => [
    `${root.padEnd(22)} ${String(folders).padStart(3)} folders, ${String(arrows).padStart(3)} arrows, ${up.length} up, ${inCycle.length} folders in a cycle`,
    ...up.map((arrow) => `  up: ${arrow}`),
    ...inCycle.map((folder) => `  in a cycle: ${folder}`),
    ...unknown.map((file) => `  in no layer of .config/layers.cjs: ${file}`),
  ]);
}

// The contract lies inside the folder of the API, but is a package of its own.
const isOfRoot = (file, root, all) =>
  !Object.keys(all).some((other) => other !== root && other.startsWith(`${root}/`) && file.startsWith(`${other}/`));

/** Folders from which the arrows lead back to themselves: the strongly connected components of more than one folder. */
function foldersInCycle(arrows) {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const reachable = (start) => {
    const seen = new Set();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const { to } of next.get(folder) ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          open.push(to);
        }
    return seen;
  };
  return [...next.keys()].filter((folder) => reachable(folder).has(folder)).sort();
}
