import type { Plugin } from 'vite';
import { readComponents } from './component-facts.ts';
import { DESIGN_SYSTEM } from './paths.ts';
import { readColourJobs } from './token-facts.ts';

const NAME = 'virtual:component-facts';

/** Gives component pages what is read from the files beside the stories, as the module `virtual:component-facts`. */
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
