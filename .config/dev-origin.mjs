import { createServer } from 'node:http';

import { createProxyMiddleware } from 'http-proxy-middleware';

/**
 * The one origin of `npm run dev`: `/admin` goes to the console's Vite server, `/docs` redirects to Storybook's own
 * address (it does not run under a path), everything else goes to the site; so do the WebSockets of hot reload.
 */
const { PORT, SITE_DEV, ADMIN_DEV, DOCS_DEV } = process.env;
const isAdmin = (path = '') => /^\/admin(\/|\?|$)/.test(path);
const proxy = createProxyMiddleware({
  ws: true,
  router: ({ url }) => (isAdmin(url) ? ADMIN_DEV : SITE_DEV),
  target: SITE_DEV,
  logger: { info: () => undefined, warn: console.warn, error: console.error },
});

const server = createServer((request, response) => {
  if (!/^\/docs(\/|\?|$)/.test(request.url ?? '')) return void proxy(request, response);
  response.writeHead(307, { location: `${DOCS_DEV}${request.url.replace(/^\/docs\/*/, '')}` }).end();
});
server.on('upgrade', proxy.upgrade);
server.listen(Number(PORT));
