import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import { type Encoding, encodingOf } from '../http/encoding.ts';

type BuiltFile = { bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }; headers: Record<string, string> };

/** The site's own build under `/assets`: read once, sent from memory, in the encodings made at the build. */
export function builtFiles(clientDir: string, common: Readonly<Record<string, string>>) {
  const files = readBuilt(join(clientDir, 'assets'), common);
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

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json; charset=utf-8',
};

function readBuilt(folder: string, common: Readonly<Record<string, string>>): Map<string, BuiltFile> {
  const compressed = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
  return new Map(
    readdirSync(folder)
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        const file = join(folder, name);
        const [br, gzip] = [compressed(`${file}.br`), compressed(`${file}.gz`)];
        const headers = {
          ...common,
          'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
          'Cache-Control': 'public, max-age=31536000, immutable',
          ...(br && { Vary: 'Accept-Encoding' }),
        };
        return [
          `/assets/${name}`,
          { bodies: { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) }, headers },
        ];
      }),
  );
}
