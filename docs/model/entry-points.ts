import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DESIGN_SYSTEM, filesUnder } from './paths.ts';

/** A component's entry point, and its folder's exports there. */
export interface EntryPoint {
  /** `@prospectus/design-system` or one of its other entry points. */
  module: string;
  values: string[];
  types: string[];
}

/** The entry point that exports the contents of a folder of the design system. */
export function entryPointOf(folder: string): EntryPoint {
  const [name = ''] = relative(DESIGN_SYSTEM, folder).split('/');
  const exported = filesUnder(join(DESIGN_SYSTEM, name))
    .filter((file) => basename(file) === 'index.ts')
    .flatMap((index) => exportsOf(index, folder));
  return {
    module: name === 'components' ? PACKAGE : `${PACKAGE}/${name}`,
    values: exported.filter((entry) => !entry.startsWith('type ')),
    types: exported.filter((entry) => entry.startsWith('type ')).map((entry) => entry.slice('type '.length)),
  };
}

/** The import line of a component: the components of its folder, else everything its folder exports. */
export function importLine(entryPoint: EntryPoint, name: string): string {
  const components = entryPoint.values.filter((value) => /^[A-Z]/.test(value));
  const names = components.includes(name) ? components : entryPoint.values;
  return `import { ${names.join(', ')} } from '${entryPoint.module}';`;
}

const PACKAGE = '@prospectus/design-system';

/** Names that an index exports from a folder; types as `type Name`. */
function exportsOf(index: string, folder: string): string[] {
  const statements = [...readFileSync(index, 'utf8').matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)];
  return statements
    .filter(([, , , from = '']) => dirname(join(dirname(index), from)) === folder)
    .flatMap(([, type = '', names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => (name.startsWith('type ') ? name : type + name)),
    );
}
