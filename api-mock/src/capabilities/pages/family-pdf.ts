import { ApiError, officeHours } from '@prospectus/contract';
import { FAMILY_TEXTS, familyData, familyPath, LANGUAGES } from '@prospectus/contract/family';

import { fileName } from '../../platform/http/file-name.ts';
import { on, SENT } from '../../platform/calls/calls.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { madeFiles } from './made-files.ts';
import { programPage } from './program-page.ts';
import type { PublicParts } from './public-parts.ts';
import type { PublishedContent } from './published-content.ts';
import { contentOf } from './tracked-content.ts';

const BUDGET = { scope: 'family-pdf', points: 60, seconds: 600 };

type Parts = { content: PublishedContent; make: PublicParts['familyPdf'] };

/** The sheet of a programme for the family as it is live, as a file to save. */
export function familyPdfRoutes(deps: Pick<Platform, 'config' | 'db' | 'clock' | 'keys'>, { content, make }: Parts) {
  const { publicUrl } = deps.config;
  const send = madeFiles(make);
  return [
    on(
      'GET /family/:language/:id',
      limitPerAddress(deps, BUDGET),
      async ({ query, req, res, param }): Promise<typeof SENT> => {
        const live = contentOf(await content.current(), () => undefined);
        const page = live.programs.find(({ id }) => id === param('id'));
        const language = LANGUAGES.find((one) => one === param('language'));
        if (!page || !language) throw new ApiError('NOT_FOUND');
        const data = familyData(programPage(live, page), language, publicUrl);
        // The programme's own page is the one to be found (SEO-03).
        res.set('X-Robots-Tag', 'noindex');
        await send(
          { req, res },
          {
            data,
            program: { semesters: page.program.semesters },
            contact: { phone: live.university.phone, hours: officeHours(live.settings).text },
            publicUrl,
            address: publicUrl + familyPath(language, data.path),
            day: live.today,
          },
          fileName(query.name ?? FAMILY_TEXTS[language].fileName(data.title), 'pdf'),
        );
        return SENT;
      },
    ),
  ];
}
