import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server for one test on a free port: it answers by route and counts the requests of each. */
export async function startAuthServer(
  routes: Record<string, (request: IncomingMessage, response: ServerResponse, nth: number) => void>,
) {
  const counts: Record<string, number> = {};
  const server = createServer((request, response) => {
    const route = `${request.method} ${request.url?.split('?')[0]}`;
    const nth = (counts[route] = (counts[route] ?? 0) + 1);
    const answer = routes[route];
    if (answer) answer(request, response, nth);
    else sendJson(response, 404, { msg: 'There is nothing at this address.', code: 'NOT_FOUND' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    counts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
