import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DESIGN_SYSTEM, filesUnder } from './paths.ts';

/** Where a component is imported from, and what its folder exports there. */
export interface EntryPoint {
  /** `@prospectus/design-system` or one of its other entry points. */
  module: string;
  values: string[];
  types: string[];
}

/** The entry point that exports what a folder of the design system holds. */
export function entryPointOf(folder: string): EntryPoint {
  const [name] = relative(DESIGN_SYSTEM, folder).split('/');
  const module = name === 'components' ? PACKAGE : `${PACKAGE}/${name}`;
  const exported = indexes(name ?? '').flatMap((file) => readExports(file));
  const own = exported.filter((one) => one.folder === folder);
  return {
    module,
    values: own.filter(({ isType }) => !isType).map(({ symbol }) => symbol),
    types: own.filter(({ isType }) => isType).map(({ symbol }) => symbol),
  };
}

/** The import line of a component: the components of its folder, else everything its folder exports. */
export function importLine(entryPoint: EntryPoint, name: string): string {
  const components = entryPoint.values.filter((one) => /^[A-Z]/.test(one));
  const names = components.includes(name) ? components : entryPoint.values;
  return `import { ${names.join(', ')} } from '${entryPoint.module}';`;
}

const PACKAGE = '@prospectus/design-system';

const indexes = (entryPoint: string) =>
  entryPoint === 'components'
    ? filesUnder(join(DESIGN_SYSTEM, entryPoint)).filter((file) => basename(file) === 'index.ts')
    : [join(DESIGN_SYSTEM, entryPoint, 'index.ts')];

interface Export {
  symbol: string;
  isType: boolean;
  folder: string;
}

function readExports(index: string): Export[] {
  const text = readFileSync(index, 'utf8');
  return [...text.matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, type, names = '', from = '']) =>
    names
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => ({
        symbol: one.replace(/^type /, ''),
        isType: Boolean(type) || one.startsWith('type '),
        folder: dirname(join(dirname(index), from)),
      })),
  );
}
