import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RequestHandler, Response } from 'express';

/** Answers 404 with the documentation's own page where an address under its root names a page that it does not have. */
export function unknownPage(folder: string, base: string): RequestHandler {
  // Read at the first request: the documentation may be built after the start.
  let ids: string[] | undefined;
  return (req, res, next) => {
    ids ??= readIds(folder);
    const { path } = req.query;
    const wanted = ROOT.test(req.path) && typeof path === 'string' ? PAGE.exec(path)?.[1] : undefined;
    if (wanted === undefined || ids.some((id) => matches(id, wanted))) return next();
    send(res, folder, base, next);
  };
}

/** Answers 404 with the documentation's own page for a file that is not there. */
export const unknownFile =
  (folder: string, base: string): RequestHandler =>
  (_req, res, next) =>
    send(res, folder, base, next);

const ROOT = /^\/(?:index\.html)?$/;
const PAGE = /^\/(?:docs|story)\/([^/]+)/;

// Without the name of a story Storybook opens the first one of the component.
const matches = (id: string, wanted: string) => id === wanted || id.startsWith(`${wanted}--`);

function readIds(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, unknown>;
  };
  return Object.keys(entries);
}

// The page may be asked for at any depth, so its relative addresses get the base they count from.
function send(res: Response, folder: string, base: string, next: () => void): void {
  const file = join(folder, '404.html');
  if (!existsSync(file)) return next();
  const html = readFileSync(file, 'utf8').replace('<head>', `<head><base href="${base}" />`);
  res.status(404).setHeader('Cache-Control', 'no-cache').type('html').send(html);
}
