import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cruise } from 'dependency-cruiser';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const PACKAGES = ['api-mock', 'design-system', 'site', 'admin', 'docs'];

/**
 * Checks the imports: `{ broken, unseen, unknown, circular, seen }`. `unseen` are source files that the linter did not read
 * (with the wrong TypeScript it reads none and reports nothing), `unknown` are files in no layer, `circular` folders that
 * import each other in a circle.
 */
export async function checkImports(base = ROOT, more = {}) {
  const { forbidden, folderOf, options } = createRequire(import.meta.url)('./dependency-rules.cjs');
  const packages = PACKAGES.filter((folder) => existsSync(join(base, folder)));
  const { output } = await cruise(packages, {
    ...options,
    ...more,
    baseDir: base,
    validate: true,
    ruleSet: { forbidden },
  });
  const read = new Set(output.modules.map(({ source }) => source));
  const sources = packages.flatMap((folder) => sourceFiles(folder, base)).filter((file) => /\.tsx?$/.test(file));
  return {
    broken: output.summary.violations,
    unseen: sources.filter((file) => !read.has(file)),
    unknown: sources.filter((file) => folderOf(file) === undefined),
    circular: circularFolders(output.modules, folderOf),
    seen: sources.length,
  };
}

/** Folders whose imports lead back to themselves. */
function circularFolders(modules, folderOf) {
  const next = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from && to && from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
    }
  const reachable = (start) => {
    const seen = new Set(next.get(start));
    for (const folder of seen) for (const to of next.get(folder) ?? []) seen.add(to);
    return seen;
  };
  return [...next.keys()].filter((folder) => reachable(folder).has(folder)).sort();
}

const line = ({ rule, from, to, cycle, comment }) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}${comment ? `\n    ${comment}` : ''}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { broken, unseen, unknown, circular, seen } = await checkImports();
  for (const violation of broken) console.log(line(violation));
  for (const file of unseen) console.log(`not read by the import linter: ${file}`);
  for (const file of unknown) console.log(`in no layer of .config/dependency-rules.cjs: ${file}`);
  for (const folder of circular) console.log(`in a circle of folders: ${folder}`);
  console.log(`${seen - unseen.length} of ${seen} source files read, ${broken.length} imports against the rules`);
  process.exit([broken, unseen, unknown, circular].some((problems) => problems.length > 0) || seen === 0 ? 1 : 0);
}
