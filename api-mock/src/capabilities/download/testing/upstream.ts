import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Upstream = { origin: string; seen: IncomingMessage[]; stop(): Promise<void> };

/** The one good file of the host. */
export const FILE = Buffer.from('%PDF-1.7\n% an outline\n%%EOF\n');
/** The limits of a download in these tests. */
export const LIMITS = { bytes: 50_000, ms: 4_000 };

/** A host of files on this machine, good and bad ones, with a log of its requests. */
export async function startUpstream(): Promise<Upstream> {
  const seen: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    seen.push(req);
    const answer = ANSWERS[req.url ?? ''];
    if (answer) answer(res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

const ANSWERS: Record<string, (res: ServerResponse) => void> = {
  '/outline.pdf': (res) => res.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end(FILE),
  '/in-pieces.pdf': (res) => {
    res.write('%');
    setTimeout(() => res.end(FILE.subarray(1)), 30);
  },
  '/page.pdf': (res) => res.writeHead(200, { 'content-type': 'application/pdf' }).end('<html>not a PDF</html>'),
  '/empty.pdf': (res) => res.end(),
  '/short.pdf': (res) => res.end('%PD'),
  '/declared-large.pdf': (res) => res.writeHead(200, { 'content-length': 60_000 }).write(FILE),
  '/large.pdf': (res) => {
    res.write(FILE);
    res.end(Buffer.alloc(60_000));
  },
  '/endless.pdf': (res) => {
    res.write(FILE);
    const more = setInterval(() => res.write('.'), 20);
    res.on('close', () => clearInterval(more));
  },
  '/silent.pdf': () => undefined,
  '/cut.pdf': (res) => {
    res.writeHead(200, { 'content-length': 40_000 }).write(FILE);
    setTimeout(() => res.destroy(), 20);
  },
  '/moved.pdf': (res) => res.writeHead(302, { location: '/outline.pdf' }).end(),
  '/compressed.pdf': (res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end('\x1f\x8b\x08'),
  '/failing.pdf': (res) => res.writeHead(500).end(FILE),
};
