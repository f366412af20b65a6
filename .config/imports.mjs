import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cruise } from 'dependency-cruiser';

import { appStyles } from './app-styles.mjs';
import { domainWords } from './domain-words.mjs';
import { misnamedFiles } from './file-names.mjs';
import { sourceFiles } from './files.mjs';
import { layerFigures, layerLines, isLayered } from './layers.mjs';
import { ROOT } from './paths.mjs';

const PACKAGES = ['api-mock', 'design-system', 'site', 'admin', 'docs'];

/**
 * Who imports whom, against the rules: `{ broken, unseen, seen, figures }`. `unseen` are source files the linter did not
 * read; with the wrong TypeScript beside it, it reads none and finds everything in order. `figures` are of the layers.
 */
export async function checkImports(base = ROOT, more = {}) {
  const { TEST, forbidden, options } = createRequire(import.meta.url)('./dependency-rules.cjs');
  const packages = PACKAGES.filter((folder) => existsSync(join(base, folder)));
  const { output } = await cruise(packages, {
    ...options,
    ...more,
    baseDir: base,
    validate: true,
    ruleSet: { forbidden },
  });
  const seen = new Set(output.modules.map(({ source }) => source));
  const sources = packages.flatMap((folder) => sourceFiles(folder, base)).filter((file) => /\.tsx?$/.test(file));
  const own = output.modules.filter(({ source }) => !source.includes('node_modules/'));
  return {
    broken: output.summary.violations,
    unseen: sources.filter((file) => !seen.has(file)),
    seen: sources.length,
    figures: layerFigures(own, (file) => new RegExp(TEST).test(file)),
  };
}

const line = ({ rule, from, to, cycle, comment }) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}${comment ? `\n    ${comment}` : ''}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { broken, unseen, seen, figures } = await checkImports();
  const words = domainWords();
  const styles = appStyles();
  const names = misnamedFiles();
  for (const violation of broken) console.log(line(violation));
  if (unseen.length > 0) console.log(`not read by the import linter: ${unseen.join(', ')}`);
  for (const found of [...words, ...styles, ...names, ...layerLines(figures)]) console.log(found);
  console.log(
    `${seen - unseen.length} of ${seen} source files read, ${broken.length} imports against the rules, ${words.length} domain words in the design system, ${styles.length} places where an app has a look of its own, ${names.length} file names against the convention`,
  );
  const wrong = [broken, unseen, words, styles, names].some((found) => found.length > 0);
  process.exit(wrong || !figures.every(isLayered) || seen === 0 ? 1 : 0);
}
