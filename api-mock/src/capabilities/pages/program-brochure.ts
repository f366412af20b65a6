import { createHash } from 'node:crypto';

import { ApiError, BROCHURE_FILE_NAME, startText } from '@prospectus/contract';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';

import { limitPerAddress } from '../../platform/limits/limit.ts';
import { route, routerOf, SENT } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Content, Placed } from './content.ts';
import { programSections } from './program-sections.ts';
import type { PublicParts } from './public-parts.ts';
import type { PublishedContent } from './published-content.ts';
import { contentOf } from './tracked-content.ts';

/** What a brochure is made of. The same sheet gives the same file. */
type Sheet = Parameters<PublicParts['brochure']>;

const MOST = 100;
const BUDGET = { scope: 'brochure', points: 60, seconds: 600 };

type Parts = { content: PublishedContent; make: PublicParts['brochure'] };

/** The brochure of a programme as it is live, as a file to save; laid out once for each version of its content. */
export function brochureRoutes(deps: Pick<Platform, 'config' | 'db' | 'clock' | 'keys'>, { content, make }: Parts) {
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: MOST });
  const bytesOf = (version: string, sheet: Sheet): Promise<Uint8Array> => {
    const known = made.get(version);
    if (known) return known;
    const bytes = make(...sheet);
    made.set(version, bytes);
    // One that failed is tried again by whoever asks next.
    bytes.catch(() => made.delete(version));
    return bytes;
  };
  return routerOf(
    route('programBrochure', limitPerAddress(deps, BUDGET), async ({ req, res, param }): Promise<typeof SENT> => {
      const live = contentOf(await content.current(), () => undefined);
      const page = live.programs.find(({ id }) => id === param('id'));
      if (!page) throw new ApiError('NOT_FOUND');
      const sheet = sheetOf(live, page);
      const version = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
      const etag = `"${version}"`;
      res.set({ ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
      if (req.get('if-none-match') === etag) res.status(304).end();
      else send(res, await bytesOf(version, sheet));
      return SENT;
    }),
  );
}

function send(res: Response, bytes: Uint8Array): void {
  res.attachment(BROCHURE_FILE_NAME).type('application/pdf').set('Content-Length', String(bytes.byteLength)).end(bytes);
}

/** The programme with its lists as its page shows them, and who publishes it. */
function sheetOf(content: Content, page: Placed): Sheet {
  const { about, admission, electives } = programSections(content, page);
  const { name, phone, email } = content.university;
  return [
    {
      ...page.program,
      next_start: startText(about),
      admission_steps: admission,
      electives,
    },
    { name, phone, email },
  ];
}
