import { Section, Steps } from '@prospectus/design-system';

import { ApplyAction } from '../../../features/apply/ApplyAction.tsx';
import { facultyTint } from '../../../lib/syllabus.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** The admission process (PAGE-21). */
export function AdmissionSection({ page, visitor, open, tone }: ProgramSectionProps) {
  const { admission } = page.sections;
  return (
    <Section
      id="admission"
      tone={tone}
      title={admission.length === 5 ? 'How to apply, in five steps' : 'How to apply, step by step'}
      action={
        <ApplyAction label="Get Started" origin="admission" visitor={visitor} open={open} program={page.program} />
      }
    >
      <Steps items={admission} ringTint={facultyTint(page.program.program_code)} />
    </Section>
  );
}
