import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = 'api-reference';
const PAGE = join(import.meta.dirname, '../api-reference/page');
const SWAGGER_UI = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** The files of the page: its own, the tokens of the design, and two of Swagger UI. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': join(PAGE, 'index.html'),
  'page.css': join(PAGE, 'page.css'),
  'start.js': join(PAGE, 'start.mjs'),
  'tokens.css': join(import.meta.dirname, '../../design-system/src/tokens/tokens.css'),
  'swagger-ui.js': join(SWAGGER_UI, 'swagger-ui-bundle.js'),
  'swagger-ui.css': join(SWAGGER_UI, 'swagger-ui.css'),
  'LICENSE.txt': join(SWAGGER_UI, 'LICENSE'),
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

// The source maps of Swagger UI are four times its size and not needed here.
const read = (path: string): string => readFileSync(path, 'utf8').replace(/\n?\/[/*]# sourceMappingURL=\S+.*$/m, '');

/** The page that renders `/api/openapi.json` and tries its calls: written by a build, answered while developing. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    generateBundle() {
      for (const [name, path] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: read(path) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.replace(/\?.*$/, '') ?? '';
        const name = address.replace(`/${FOLDER}/`, '') || 'index.html';
        const path = address.startsWith(`/${FOLDER}/`) ? FILES[name] : undefined;
        if (!path) return next();
        response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain');
        response.end(read(path));
      });
    },
  };
}
