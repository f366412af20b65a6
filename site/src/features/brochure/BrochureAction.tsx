import type { ProgramPage } from '@prospectus/contract';
import { BROCHURE_FILE_NAME } from '@prospectus/contract/constants';
import type { OriginFor } from '@prospectus/contract/origins';
import { Button, type ButtonProps } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { openerProps } from '../../lib/openers.ts';

/** Programmes without a brochure (§2, PAGE-07). */
const WITHOUT_BROCHURE = new Set(['online-ma']);

/** A landing page has no brochure button (PAGE-08). */
const offersBrochure = ({ program }: ProgramPage, landing = false): boolean =>
  !landing && !WITHOUT_BROCHURE.has(program.slug);

type Props = Pick<ProgramSectionProps, 'page' | 'visitor' | 'landing'> & {
  origin: OriginFor<'DOWNLOAD'>;
} & Pick<ButtonProps, 'variant' | 'size'>;

/**
 * Downloads the brochure for a verified visitor; others sign up first (PAGE-31, PAGE-32). The enquiry's last screen says
 * if the file is missing.
 */
export function BrochureAction({ page, visitor, landing, origin, ...button }: Props) {
  if (!offersBrochure(page, landing)) return null;
  const link =
    visitor.verified && page.brochure
      ? { href: page.brochure, download: BROCHURE_FILE_NAME, 'data-brochure': page.brochure }
      : openerProps('DOWNLOAD', origin, page.program);
  return (
    <Button {...button} {...link} startIcon="download">
      Download Brochure
    </Button>
  );
}
