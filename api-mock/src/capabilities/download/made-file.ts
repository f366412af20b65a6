import { type CallName, pathOf } from '@prospectus/contract';
import type { RequestHandler } from 'express';

import { addressOf } from './target.ts';

const MADE_FILES: readonly CallName[] = ['GET /brochure/:id', 'GET /family/:language/:id'];
const PATHS = MADE_FILES.map((key) => pathOf(key).replaceAll(/:\w+/g, '[^/]+'));
const MADE = new RegExp(`^/api(${PATHS.join('|')})$`);

/** A PDF of this origin that is made when it is asked for is answered by its own call. */
export const toMadeFile =
  (publicUrl: string): RequestHandler =>
  (req, _res, next) => {
    const { url: given, name } = req.query;
    const url = typeof given === 'string' ? addressOf(given, publicUrl) : null;
    const [, path] = (url?.origin === new URL(publicUrl).origin && MADE.exec(url.pathname)) || [];
    if (path === undefined) return next();
    req.url = typeof name === 'string' ? `${path}?${new URLSearchParams({ name }).toString()}` : path;
    next('router');
  };
