import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import type * as RenderStories from './render-stories.tsx';

const NAME = 'virtual:server-html';

/** Gives browser tests the HTML that Node rendered for every story, as the module `virtual:server-html`. */
export function serverHtml(): Plugin {
  return {
    name: 'server-html',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { module } = await runnerImport<typeof RenderStories>(
        fileURLToPath(new URL('./render-stories.tsx', import.meta.url)),
        {
          configFile: false,
          plugins: [react(), noStyles],
        },
      );
      return `export const serverStories = ${JSON.stringify(module.serverStories)};`;
    },
  };
}

/** Style sheets say nothing to a server; the runner has no place for them. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};
