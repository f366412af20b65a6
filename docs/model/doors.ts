import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DESIGN_SYSTEM, filesUnder } from './places.ts';

/** Where a component is imported from, and what its folder offers there. */
export interface Door {
  /** `@prospectus/design-system` or one of its other doors. */
  module: string;
  values: string[];
  types: string[];
}

/** The door through which a folder of the design system is reached. */
export function doorOf(folder: string): Door {
  const [name] = relative(DESIGN_SYSTEM, folder).split('/');
  const module = name === 'components' ? PACKAGE : `${PACKAGE}/${name}`;
  const offers = indexes(name ?? '').flatMap((file) => readOffers(file));
  const own = offers.filter((offer) => offer.folder === folder);
  return {
    module,
    values: own.filter(({ isType }) => !isType).map(({ symbol }) => symbol),
    types: own.filter(({ isType }) => isType).map(({ symbol }) => symbol),
  };
}

/** The import line of a component: the components of its folder, else everything its folder offers. */
export function importLine(door: Door, name: string): string {
  const components = door.values.filter((one) => /^[A-Z]/.test(one));
  const names = components.includes(name) ? components : door.values;
  return `import { ${names.join(', ')} } from '${door.module}';`;
}

const PACKAGE = '@prospectus/design-system';

const indexes = (door: string) =>
  door === 'components'
    ? filesUnder(join(DESIGN_SYSTEM, door)).filter((file) => basename(file) === 'index.ts')
    : [join(DESIGN_SYSTEM, door, 'index.ts')];

interface Offer {
  symbol: string;
  isType: boolean;
  folder: string;
}

function readOffers(index: string): Offer[] {
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
