import { createHash } from 'node:crypto';

import { ApiError, BROCHURE_FILE_NAME, officeHours, startText } from '@prospectus/contract';
import { FAMILY_TEXTS, familyData, familyPath, LANGUAGES } from '@prospectus/contract/family';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

import { fileName } from '../../platform/http/file-name.ts';
import { on, SENT } from '../../platform/calls/calls.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Content, PlacedProgram } from './content.ts';
import { programPage } from './program-page.ts';
import { programSections } from './program-sections.ts';
import type { PublicParts } from './public-parts.ts';
import type { PublishedContent } from './published-content.ts';
import { contentOf } from './tracked-content.ts';

const BROCHURE_LIMIT = { scope: 'brochure', points: 60, seconds: 600 };
const FAMILY_LIMIT = { scope: 'family-pdf', points: 60, seconds: 600 };

type PdfDeps = Pick<Platform, 'config' | 'db' | 'clock' | 'keys'>;
type Parts = { content: PublishedContent; others: PublicParts };

/** The brochure of a live programme, and its sheet for the family, as files to save. */
export function pdfRoutes(deps: PdfDeps, { content, others }: Parts) {
  const { publicUrl } = deps.config;
  const sendBrochure = madeFiles((source: Parameters<PublicParts['brochure']>) => others.brochure(...source));
  const sendSheet = madeFiles(others.familyPdf);
  const findLive = async (id: string) => {
    const live = contentOf(await content.current(), () => undefined);
    const page = live.programs.find((program) => program.id === id);
    if (!page) throw new ApiError('NOT_FOUND');
    return { live, page };
  };
  return [
    on(
      'GET /brochure/:id',
      limitPerAddress(deps, BROCHURE_LIMIT),
      async ({ query, req, res, param }): Promise<typeof SENT> => {
        const { live, page } = await findLive(param('id'));
        const name = query.name === undefined ? BROCHURE_FILE_NAME : fileName(query.name, 'pdf', 'brochure');
        await sendBrochure({ req, res }, brochureSource(live, page), name);
        return SENT;
      },
    ),
    on(
      'GET /family/:language/:id',
      limitPerAddress(deps, FAMILY_LIMIT),
      async ({ query, req, res, param }): Promise<typeof SENT> => {
        const { live, page } = await findLive(param('id'));
        const language = LANGUAGES.find((known) => known === param('language'));
        if (!language) throw new ApiError('NOT_FOUND');
        const data = familyData(programPage(live, page), language, publicUrl);
        const contact = { phone: live.university.phone, hours: officeHours(live.settings).text };
        // Search engines list the programme's page instead (SEO-03).
        res.set('X-Robots-Tag', 'noindex');
        await sendSheet(
          { req, res },
          {
            ...{ data, contact, publicUrl, day: live.today },
            program: { semesters: page.program.semesters },
            address: publicUrl + familyPath(language, data.path),
          },
          fileName(query.name ?? FAMILY_TEXTS[language].fileName(data.title), 'pdf'),
        );
        return SENT;
      },
    ),
  ];
}

/** The programme with its lists as its page shows them, and its publisher. */
function brochureSource(content: Content, page: PlacedProgram): Parameters<PublicParts['brochure']> {
  const { about, admission, electives } = programSections(content, page);
  const { name, phone, email } = content.university;
  const program = { ...page.program, next_start: startText(about), admission_steps: admission, electives };
  return [program, { name, phone, email }];
}

const MAX_FILES = 100;

/** Sends a PDF to save, made of `source`, under a name. */
type SendPdf<S> = (call: { req: Request; res: Response }, source: S, name: string) => Promise<void>;

/** Makes PDFs of content, and caches each by a hash of its source. */
function madeFiles<S>(make: (source: S) => Promise<Uint8Array>): SendPdf<S> {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_FILES });
  const bytesOf = (version: string, source: S): Promise<Uint8Array> => {
    const known = cache.get(version);
    if (known) return known;
    const bytes = make(source);
    cache.set(version, bytes);
    // The next request repeats a failed one.
    bytes.catch(() => cache.delete(version));
    return bytes;
  };
  return async ({ req, res }, source, name) => {
    const version = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
    const etag = `"${version}"`;
    res.set({ ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
    if (req.get('if-none-match') === etag) {
      res.status(304).end();
      return;
    }
    const bytes = await bytesOf(version, source);
    res.attachment(name).type('application/pdf').set('Content-Length', String(bytes.byteLength)).end(bytes);
  };
}
