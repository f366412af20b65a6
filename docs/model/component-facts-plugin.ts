import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readComponents } from './component-facts.ts';
import { readDeclarations } from './declarations.ts';
import { DESIGN_SYSTEM } from './paths.ts';

const NAME = 'virtual:component-facts';

/** Provides the data of component pages as the module `virtual:component-facts`. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const facts = Object.fromEntries((await readComponents()).map((fact) => [fact.title, fact]));
      return [
        `export const componentFacts = ${JSON.stringify(facts)};`,
        `export const colourJobs = ${JSON.stringify(readColourJobs())};`,
      ].join('\n');
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(DESIGN_SYSTEM)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(`\0${NAME}`);
      return module ? [...modules, module] : undefined;
    },
  };
}

/** The purpose of each colour, from the comments of its type. */
function readColourJobs(): Record<string, string> {
  const { shapes } = readDeclarations(join(DESIGN_SYSTEM, 'tokens/colour-scheme.ts'));
  const scheme = shapes.find(({ name }) => name === 'ColourScheme');
  return Object.fromEntries(scheme?.fields.map(({ name, description }) => [name, description]) ?? []);
}
