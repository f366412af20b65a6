import { ApiError, BROCHURE_FILE_NAME, MEDIA_TYPES } from '@prospectus/contract';
import { type Request, type Response, Router } from 'express';

import type { Deps } from '../deps.ts';
import { rememberPattern } from '../http/route.ts';
import { endingOfName, mediaFolder } from './files.ts';

/** A file opened by itself runs nothing, whatever a browser makes of it; pictures and videos still show. */
const ALONE = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Files by the hash of their bytes, for ever the same; `?download` has the browser save one. */
export function mediaRoutes({ config }: Pick<Deps, 'config'>): Router {
  const router = Router();
  router.get('/media/:file', rememberPattern('/media/:file'), (req: Request, res: Response, next) => {
    const file = String(req.params['file']);
    const ending = endingOfName(file);
    if (!ending) throw new ApiError('NOT_FOUND');
    const isDownload = 'download' in req.query;
    const name = ending === 'pdf' ? BROCHURE_FILE_NAME : file;
    res.set('Content-Disposition', `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`);
    // Browsers show a PDF in a page of their own making, which a policy would empty.
    if (ending === 'pdf' && !isDownload) res.removeHeader('Content-Security-Policy');
    else res.set('Content-Security-Policy', ALONE);
    res.type(MEDIA_TYPES[ending]);
    res.sendFile(file, { root: mediaFolder(config), immutable: true, maxAge: '1y' }, (error?: Error) => {
      if (!error || res.headersSent) return;
      res.removeHeader('Content-Disposition');
      next(new ApiError('NOT_FOUND'));
    });
  });
  return router;
}
