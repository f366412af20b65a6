import { createHash } from 'node:crypto';

import type { Response } from 'express';

import type { Platform } from '../../platform/platform.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import type { Capability } from '../capability.ts';
import { openApiDocument } from './document.ts';

/** Every declared call as OpenAPI 3.1. */
export const openApi: Capability<Platform> = { name: 'openapi', mount: (deps) => ({ routes: [openApiRoutes(deps)] }) };

/** The document is created at the first request, then cached. */
function openApiRoutes({ config }: Pick<Platform, 'config'>): Mounted[] {
  let cached: { body: string; etag: string } | undefined;
  return [
    on('GET /openapi.json', ({ req, res }) => {
      cached ??= make(config.mode === 'local');
      send(res, cached, req.headers['if-none-match']);
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
