import { ApiError, BROCHURE_FILE_NAME, startText } from '@prospectus/contract';

import { fileName } from '../../platform/http/file-name.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { on, SENT } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Content, Placed } from './content.ts';
import { madeFiles } from './made-files.ts';
import { programSections } from './program-sections.ts';
import type { PublicParts } from './public-parts.ts';
import type { PublishedContent } from './published-content.ts';
import { contentOf } from './tracked-content.ts';

/** The source of a brochure. The same source gives the same file. */
type Sheet = Parameters<PublicParts['brochure']>;

const BUDGET = { scope: 'brochure', points: 60, seconds: 600 };

type Parts = { content: PublishedContent; make: PublicParts['brochure'] };

/** The brochure of a live programme, as a file to save. */
export function brochureRoutes(deps: Pick<Platform, 'config' | 'db' | 'clock' | 'keys'>, { content, make }: Parts) {
  const send = madeFiles((sheet: Sheet) => make(...sheet));
  return [
    on('GET /brochure/:id', limitPerAddress(deps, BUDGET), async ({ query, req, res, param }): Promise<typeof SENT> => {
      const live = contentOf(await content.current(), () => undefined);
      const page = live.programs.find(({ id }) => id === param('id'));
      if (!page) throw new ApiError('NOT_FOUND');
      const name = query.name === undefined ? BROCHURE_FILE_NAME : fileName(query.name, 'pdf', 'brochure');
      await send({ req, res }, sheetOf(live, page), name);
      return SENT;
    }),
  ];
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
