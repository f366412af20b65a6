import { createServer } from 'node:http';
import { join } from 'node:path';

import { createLog } from '@prospectus/telemetry';
import { createServer as createVite } from 'vite';

import type * as EntryServer from '../src/entry-server.tsx';
import { readConfig } from './process/config.ts';
import { runServer, exitWithError } from './process/run-server.ts';
import { createSite } from './site.ts';

/* Development: Vite gives modules and hot reload; pages are rendered from the sources for every request. */
const root = join(import.meta.dirname, '..');

try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const server = createServer();
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  const entry = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer;
  const stopping = new AbortController();
  stopping.signal.addEventListener('abort', () => void vite.close());

  const first = await entry();
  const listener = createSite({
    config,
    log: createLog('site', config.logLevel),
    renderer: {
      renderPage: async (request, deps) => (await entry()).renderPage(request, deps),
      latticeFile: first.renderLatticeFile,
      latticeSvg: first.renderLatticeSvg,
      logoSvg: first.renderLogoSvg,
      assetsOf: () => ({
        bootstrap: '/src/bootstrap/bootstrap.ts',
        code: [],
        fontStyles: '',
        fonts: [],
        extraHead: PREAMBLE,
      }),
    },
    development: true,
    stopping: stopping.signal,
  });
  server.on('request', (req, res) => vite.middlewares(req, res, () => listener(req, res)));
  await runServer(server, config, stopping);
} catch (error) {
  exitWithError(error);
}

const PREAMBLE = `<script type="module" src="/@vite/client"></script><script type="module" src="/src/fonts.ts"></script><script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;
