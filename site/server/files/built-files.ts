import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import { type Encoding, encodingOf } from '../http/encoding.ts';

type BuiltFile = { bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }; headers: Record<string, string> };

/** The files of builds by the address of their folder: read once, sent from memory, in the encodings made at the build. */
export function builtFiles(folders: Readonly<Record<string, string>>, common: Readonly<Record<string, string>>) {
  const files = new Map(Object.entries(folders).flatMap(([address, folder]) => readBuilt(address, folder, common)));
  /** Answers a request for a built file; false where there is none of that name. */
  return (path: string, req: IncomingMessage, res: ServerResponse): boolean => {
    const file = files.get(path);
    if (!file) return false;
    const wanted = encodingOf(req.headers['accept-encoding']);
    const encoding = file.bodies[wanted] ? wanted : 'identity';
    const body = file.bodies[encoding] ?? file.bodies.identity;
    res.writeHead(200, {
      ...file.headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json; charset=utf-8',
};

function readBuilt(
  address: string,
  folder: string,
  common: Readonly<Record<string, string>>,
): (readonly [path: string, file: BuiltFile])[] {
  const compressed = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
  // The site also runs where another part is not built.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => {
      const file = join(folder, name);
      const [br, gzip] = [compressed(`${file}.br`), compressed(`${file}.gz`)];
      const headers = {
        ...common,
        'Content-Type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(br && { Vary: 'Accept-Encoding' }),
      };
      const bodies = { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
      return [`${address}/${name}`, { bodies, headers }] as const;
    });
}
