import { ApiError, BROCHURE_FILE_NAME } from '@prospectus/contract';
import { type Request, type Response, Router } from 'express';

import type { Deps } from '../deps.ts';
import { rememberPattern } from '../http/route.ts';
import { MEDIA_TYPES, type MediaEnding, mediaFolder } from './files.ts';

const FILE = new RegExp(`^[0-9a-f]{64}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

/** Files by the hash of their bytes, for ever the same; `?download` has the browser save one under the brochure's name. */
export function mediaRoutes({ config }: Pick<Deps, 'config'>): Router {
  const router = Router();
  router.get('/media/:file', rememberPattern('/media/:file'), (req: Request, res: Response, next) => {
    const file = String(req.params['file']);
    const ending = FILE.exec(file)?.[1] as MediaEnding | undefined;
    if (!ending) throw new ApiError('NOT_FOUND');
    const kind = 'download' in req.query ? 'attachment' : 'inline';
    if (ending === 'pdf') {
      res.set('Content-Disposition', `${kind}; filename="${BROCHURE_FILE_NAME}"`);
      // Browsers show a PDF in a page of their own making, which this policy would empty.
      res.removeHeader('Content-Security-Policy');
    }
    res.type(MEDIA_TYPES[ending]);
    res.sendFile(file, { root: mediaFolder(config), immutable: true, maxAge: '1y' }, (error?: Error) => {
      if (!error || res.headersSent) return;
      res.removeHeader('Content-Disposition');
      next(new ApiError('NOT_FOUND'));
    });
  });
  return router;
}
