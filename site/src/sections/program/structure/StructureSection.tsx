import { Accordion, Prose, RingMark, Section, Stack, Text } from '@prospectus/design-system';

import { ordinal } from '../../../lib/ordinal.ts';
import { facultyTint, syllabusRings } from '../../../lib/syllabus.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { BrochureAction } from '../../../features/brochure/BrochureAction.tsx';
import { creditsText } from './credits-text.ts';
import { SubjectsBrief } from './SubjectsBrief.tsx';
import { SubjectTable } from './SubjectTable.tsx';

/** The programme structure: one semester open at any time, the first at the start (PAGE-15, PAGE-16). */
export function StructureSection({ page, visitor, open, landing, tone }: ProgramSectionProps) {
  if ('landing_page_type' in page && page.landing_page_type === '2') return <SubjectsBrief page={page} tone={tone} />;
  const { semesters, total_credits, disclaimer } = page.sections.structure;
  const { rings, highlight } = syllabusRings(page.sections.structure);
  const items = semesters.map((semester, at) => {
    const title = `${ordinal(semester.semester ?? at + 1)} semester`;
    return {
      id: semester.id || String(at),
      title,
      meta: semester.total_credits === null ? undefined : `${semester.total_credits} credits`,
      mark: (
        <RingMark
          rings={rings.slice(0, at + 1)}
          of={rings.length}
          highlight={highlight?.[0] === at ? highlight : undefined}
          tint={facultyTint(page.program.program_code)}
        />
      ),
      content: <SubjectTable caption={`Subjects of the ${title}`} subjects={semester.semester_data} />,
    };
  });
  return (
    <Section
      id="structure"
      tone={tone}
      title="What you will study"
      intro={total_credits === null ? undefined : creditsText(total_credits, semesters.length)}
      action={
        <BrochureAction
          origin="structure"
          variant="secondary"
          page={page}
          visitor={visitor}
          open={open}
          landing={landing}
        />
      }
    >
      <Stack gap={3}>
        <Accordion mode="single-never-empty" name="semesters" items={items} />
        {disclaimer && (
          <Text as="div" size="small" tone="muted">
            <Prose html={disclaimer} />
          </Text>
        )}
      </Stack>
    </Section>
  );
}
