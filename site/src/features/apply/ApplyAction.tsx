import type { OriginFor } from '@prospectus/contract/origins';
import { Button, type ButtonProps } from '@prospectus/design-system';

import type { Visitor } from '../../lib/section-props.ts';
import { PORTAL_PATH } from '../../lib/links.ts';
import { openerProps } from '../../lib/openers.ts';

type ApplyActionProps = {
  /** Label for an unverified visitor (PAGE-30). */
  label: string;
  origin: OriginFor<'REGISTER'>;
  visitor: Visitor;
  program?: { slug: string } | undefined;
} & Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>;

/** Opens the enquiry; for a verified visitor it links to the admission portal (PAGE-30). */
export function ApplyAction({ label, origin, visitor, program, ...button }: ApplyActionProps) {
  if (visitor.verified)
    return (
      <Button {...button} href={PORTAL_PATH}>
        Continue Application
      </Button>
    );
  return (
    <Button {...button} {...openerProps('REGISTER', origin, program)}>
      {label}
    </Button>
  );
}
