import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PAGE = join(import.meta.dirname, '../api-reference/page');
const SWAGGER_UI = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** The files of the page: its own, the tokens of the design, and two of Swagger UI. */
const FILES: Readonly<Record<string, string>> = {
  'api-reference/index.html': join(PAGE, 'index.html'),
  'api-reference/page.css': join(PAGE, 'page.css'),
  'api-reference/start.js': join(PAGE, 'start.mjs'),
  // Pages that Storybook does not make use it too, such as the one for a mistyped address.
  'tokens.css': join(import.meta.dirname, '../../design-system/src/tokens/tokens.css'),
  'api-reference/swagger-ui.js': join(SWAGGER_UI, 'swagger-ui-bundle.js'),
  'api-reference/swagger-ui.css': join(SWAGGER_UI, 'swagger-ui.css'),
  'api-reference/LICENSE.txt': join(SWAGGER_UI, 'LICENSE'),
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
        this.emitFile({ type: 'asset', fileName: name, source: read(path) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.replace(/\?.*$/, '') ?? '';
        const name = address.slice(1).replace(/\/$/, '/index.html');
        const path = FILES[name];
        if (!path) return next();
        response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain');
        response.end(read(path));
      });
    },
  };
}
