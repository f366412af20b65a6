import { createHash } from 'node:crypto';

import type { Response } from 'express';

import type { Platform } from '../../platform/platform.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import { openApiDocument } from './document.ts';

/** The description of all calls: created at the first request, then cached. */
export function openApiRoutes({ config }: Pick<Platform, 'config'>): Mounted[] {
  let kept: { body: string; etag: string } | undefined;
  return [
    on('GET /openapi.json', ({ req, res }) => {
      kept ??= make(config.mode === 'local');
      send(res, kept, req.headers['if-none-match']);
      return {};
    }),
  ];
}

function make(withMockControls: boolean) {
  const body = JSON.stringify(openApiDocument(withMockControls));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

function send(res: Response, { body, etag }: ReturnType<typeof make>, known: string | undefined): void {
  res.set({ ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
  if (known?.includes(etag)) res.status(304).end();
  else res.type('application/json').send(body);
}
