import type { OriginFor } from '@prospectus/contract/origins';
import { Button, type ButtonProps } from '@prospectus/design-system';

import type { Visitor } from '../../lib/section-props.ts';
import { openerProps } from '../../lib/openers.ts';

/** Where verified visitors go on (§2). */
const ADMISSION_PORTAL = '/admissionportal/';

type ApplyActionProps = {
  /** What an unverified visitor reads (PAGE-30): 'Apply Now', 'Enroll Now', 'Get in touch', … */
  label: string;
  /** Where on the page it is. */
  origin: OriginFor<'REGISTER'>;
  visitor: Visitor;
  program?: { slug: string } | undefined;
} & Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>;

/** Opens the enquiry; for a verified visitor it goes on to the admission portal (PAGE-30). */
export function ApplyAction({ label, origin, visitor, program, ...looks }: ApplyActionProps) {
  if (visitor.verified)
    return (
      <Button {...looks} href={ADMISSION_PORTAL}>
        Continue Application
      </Button>
    );
  return (
    <Button {...looks} {...openerProps('REGISTER', origin, program)}>
      {label}
    </Button>
  );
}
