import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const FOLDERS = ['.config', 'admin', 'api-mock', 'design-system', 'docs', 'site'];
const CODE = /\.(?:[cm]?[jt]sx?|css|mdx|json|html|svg)$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/**
 * File names against the convention: kebab-case, except that a file which exports a React component is named after it,
 * `FilterBar.tsx`, with `FilterBar.stories.tsx`, `FilterBar.test.tsx` and `FilterBar.guide.ts` beside it. Answers a
 * sentence for each name that breaks it.
 */
export function misnamedFiles(base = ROOT, folders = FOLDERS) {
  return folders
    .flatMap((folder) => sourceFiles(folder, base))
    .filter((file) => CODE.test(file) && !GENERATED.test(file))
    .flatMap((file) => {
      const wrong = problemOf(file, base);
      return wrong ? [`${file}: ${wrong}`] : [];
    });
}

// Migrations and recorded pictures are named by the programs that write them.
const GENERATED = /(?:^|\/)(?:drizzle|__screenshots__)\//;

function problemOf(file, base) {
  const stem = basename(file).replace(/^\./, '').split('.')[0];
  if (PASCAL.test(stem)) {
    // A component without JSX, such as a styled element, is in a `.ts` file.
    const components = [`${stem}.tsx`, `${stem}.ts`].map((name) => join(base, dirname(file), name));
    return components.some((path) => existsSync(path) && exportsComponent(path, '[A-Z]\\w*[a-z]\\w*'))
      ? undefined
      : 'it exports no component: use kebab-case';
  }
  if (!KEBAB.test(stem)) return 'use kebab-case';
  const name = pascal(stem);
  if (file.endsWith('.tsx') && exportsComponent(join(base, file), name))
    return `it exports the component ${name}: name it after the component`;
  return undefined;
}

const exportsComponent = (file, name) =>
  new RegExp(`^export (?:default )?(?:async )?(?:function|const|class) ${name}\\b`, 'm').test(
    readFileSync(file, 'utf8'),
  ) || new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm').test(readFileSync(file, 'utf8'));

const pascal = (stem) => stem.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
