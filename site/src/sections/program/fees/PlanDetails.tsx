import type { ProgramSections } from '@prospectus/contract';
import { BadgeStrip, Stack } from '@prospectus/design-system';

import { ApplyAction } from '../../../features/apply/ApplyAction.tsx';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';

type Props = Pick<ProgramSectionProps, 'page' | 'visitor' | 'open'> & {
  plan: ProgramSections['fees']['feePlans'][number];
  /** The audience has no other plan, so that there is room for a second way to ask. */
  alone: boolean;
};

/** What a plan includes, and the way to take it. */
export function PlanDetails({ plan, alone, page, visitor, open }: Props) {
  const action = { origin: 'fees', fullWidth: true, visitor, open, program: page.program } as const;
  return (
    <Stack gap={2}>
      <BadgeStrip quiet label="What it includes" items={plan.keyHighlights.map((title) => ({ title }))} />
      <div data-print="no">
        <Stack gap={1.5}>
          <ApplyAction label="Enroll Now" {...action} />
          {alone && <ApplyAction label="Talk to our counsellor" variant="secondary" {...action} />}
        </Stack>
      </div>
    </Stack>
  );
}
