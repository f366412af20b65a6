import type { Plugin } from 'vite';
import { llmsFullTxt, llmsTxt } from '../markdown/llms.ts';
import { markdownFile, readPages } from '../markdown/pages.ts';
import { searchIndex } from '../markdown/search-index.ts';

/**
 * The Markdown of every page, `llms.txt` and the search index: written by a build, generated on request in development.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    async generateBundle() {
      for (const [fileName, source] of await makeFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.slice(1).replace(/\?.*$/, '') ?? '';
        if (!/^(md\/.+\.md|llms(-full)?\.txt|search\.json)$/.test(file)) return next();
        makeFiles().then((files) => {
          const text = files.get(file);
          response.statusCode = text === undefined ? 404 : 200;
          response.setHeader('content-type', file.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8');
          response.end(text);
        }, next);
      });
    },
  };
}

async function makeFiles(): Promise<Map<string, string>> {
  const pages = await readPages();
  return new Map([
    ...pages.map((page) => [markdownFile(page), page.markdown] as const),
    ['llms.txt', llmsTxt(pages)],
    ['llms-full.txt', llmsFullTxt(pages)],
    ['search.json', searchIndex(pages)],
  ]);
}
