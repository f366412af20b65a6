import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const components = fileURLToPath(new URL('../src/components/', import.meta.url));

test('no component folder imports another that imports it, directly or through others', () => {
  expect(findCycle(componentImports())).toBeUndefined();
});

test('a cycle over three folders is found', () => {
  const imports = new Map([
    ['Button', ['Icon']],
    ['Icon', []],
    ['Dialog', ['Button', 'Toast']],
    ['Toast', ['Drawer']],
    ['Drawer', ['Dialog']],
  ]);
  expect(findCycle(imports)).toEqual(['Dialog', 'Toast', 'Drawer', 'Dialog']);
});

test('the folders are read: a dialog imports the icon button', () => {
  expect(componentImports().get('feedback/Dialog')).toContain('actions/IconButton');
});

/** Which component folders each component folder imports; stories, tests and guides apart. */
function componentImports(): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const file of globSync('*/*/**/*.{ts,tsx}', { cwd: components })) {
    if (/\.(stories|test|guide)\.tsx?$/.test(file)) continue;
    const folder = folderOf(file);
    const found = [...readFileSync(join(components, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, path = '']) => relative(components, join(components, dirname(file), path)))
      .filter((path) => !path.startsWith('..'))
      .map(folderOf)
      .filter((other) => other !== folder);
    imports.set(folder, [...(imports.get(folder) ?? []), ...found]);
  }
  return imports;
}

const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}
