import { ApiError, BROCHURE_FILE_NAME, MEDIA_TYPES } from '@prospectus/contract';
import { type Request, type Response, Router } from 'express';

import type { Platform } from '../../platform/platform.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { rememberPattern } from '../../platform/calls/calls.ts';
import { endingOfName } from './files.ts';

/**
 * A file that is opened by its address runs no script; pictures and videos still show. Browsers show a PDF in a page of
 * their own, which this policy would leave empty.
 */
const NO_SCRIPTS =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";
const PDF_POLICY = "frame-ancestors 'none'";

/** Files by the hash of their bytes; `?download` has the browser save one. */
export function mediaRoutes({ files }: Pick<Platform, 'files'>): Router {
  const router = Router();
  router.get('/media/:file', rememberPattern('/media/:file'), async (req: Request, res: Response) => {
    const name = String(req.params['file']);
    const ending = endingOfName(name);
    if (!ending) throw new ApiError('NOT_FOUND');
    const isDownload = 'download' in req.query;
    await sendFile({ req, res, files, name }, () =>
      res.set({
        'Content-Type': MEDIA_TYPES[ending],
        'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${ending === 'pdf' ? BROCHURE_FILE_NAME : name}"`,
        'Content-Security-Policy': ending === 'pdf' && !isDownload ? PDF_POLICY : NO_SCRIPTS,
      }),
    );
  });
  return router;
}
