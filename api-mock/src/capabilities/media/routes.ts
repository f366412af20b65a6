import { ApiError, BROCHURE_FILE_NAME, MEDIA_TYPES } from '@prospectus/contract';
import { type Request, type Response, Router } from 'express';

import type { Platform } from '../../platform/platform.ts';
import { rememberPattern } from '../../platform/http/route.ts';
import { endingOfName, mediaFolder } from './files.ts';

/**
 * A file opened by itself runs nothing, whatever a browser makes of it; pictures and videos still show. A PDF is shown
 * in a page of the browser's own making, which such a policy would empty.
 */
const ALONE = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";
const SHOWN_BY_BROWSER = "frame-ancestors 'none'";

type Failed = Error & { status?: number };

/** Files by the hash of their bytes, for ever the same; `?download` has the browser save one. */
export function mediaRoutes({ config }: Pick<Platform, 'config'>): Router {
  const router = Router();
  router.get('/media/:file', rememberPattern('/media/:file'), (req: Request, res: Response, next) => {
    const file = String(req.params['file']);
    const ending = endingOfName(file);
    if (!ending) throw new ApiError('NOT_FOUND');
    const isDownload = 'download' in req.query;
    const headers = {
      'Content-Type': MEDIA_TYPES[ending],
      'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${ending === 'pdf' ? BROCHURE_FILE_NAME : file}"`,
      'Content-Security-Policy': ending === 'pdf' && !isDownload ? SHOWN_BY_BROWSER : ALONE,
    };
    // Set with a file that is there, so that a failure keeps the headers of failures.
    res.sendFile(file, { root: mediaFolder(config), immutable: true, maxAge: '1y', headers }, (error?: Failed) => {
      if (!error || res.headersSent) return;
      for (const name of ['Content-Type', 'Content-Disposition']) res.removeHeader(name);
      next(new ApiError(error.status === 416 ? 'RANGE_UNSATISFIABLE' : 'NOT_FOUND'));
    });
  });
  return router;
}
