import { endpoints, routes } from '@prospectus/contract';
import type { RequestHandler } from 'express';

import { addressOf } from './target.ts';

const PATHS = [routes.programBrochure, routes.familyPdf].map(([, path]) => path.replaceAll(/:\w+/g, '[^/]+'));
const MADE = new RegExp(`^/api(${PATHS.join('|')})$`);

/** A PDF of this origin that is made when it is asked for is answered by its own call, mounted after the download. */
export const toMadeFile =
  (publicUrl: string): RequestHandler =>
  (req, _res, next) => {
    const { data: query } = endpoints.download.query.safeParse(req.query);
    const url = query && addressOf(query.url, publicUrl);
    const [, path] = (url?.origin === new URL(publicUrl).origin && MADE.exec(url.pathname)) || [];
    if (!query || path === undefined) return next();
    req.url = query.name === undefined ? path : `${path}?${new URLSearchParams({ name: query.name }).toString()}`;
    next('router');
  };
