import {
  ChartedAccordion,
  DataTable,
  Fold,
  Grid,
  Heading,
  Prose,
  Section,
  Stack,
  StatusChip,
  Text,
} from '@prospectus/design-system';
import type { ProgramSections } from '@prospectus/contract';

import { ordinal } from '../../lib/text.ts';
import { capstoneOf, facultyTint, inOrderOfEntry, semesterId, syllabusRings } from '../../lib/syllabus.ts';
import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { BrochureAction } from '../../features/brochure/BrochureAction.tsx';

/** The structure by semester; one semester is always open, at first the first (PAGE-15, PAGE-16). */
export function StructureSection({ page, visitor, landing, tone }: ProgramSectionProps) {
  if ('landing_page_type' in page && page.landing_page_type === '2') return <SubjectsBrief page={page} tone={tone} />;
  const { semesters, total_credits, disclaimer } = page.sections.structure;
  const items = semesters.map((semester, at) => {
    const title = `${ordinal(semester.semester ?? at + 1)} semester`;
    return {
      id: semester.id || String(at),
      anchor: semesterId(at),
      title,
      meta: semester.total_credits === null ? undefined : `${semester.total_credits} credits`,
      content: <SubjectTable caption={`Subjects of the ${title}`} subjects={semester.semester_data} />,
    };
  });
  return (
    <Section
      id="structure"
      tone={tone}
      title="What you will study"
      intro={total_credits === null ? undefined : creditsText(total_credits, semesters.length)}
      action={<BrochureAction origin="structure" variant="secondary" page={page} visitor={visitor} landing={landing} />}
    >
      <Stack gap={3}>
        <ChartedAccordion
          name="semesters"
          items={items}
          chart={{
            ...syllabusRings(page.sections.structure),
            tint: facultyTint(page.program.program_code),
          }}
        />
        {disclaimer && (
          <Text as="div" size="small" tone="muted">
            <Prose html={disclaimer} />
          </Text>
        )}
      </Stack>
    </Section>
  );
}

type Subject = ProgramSections['structure']['semesters'][number]['semester_data'][number];

/** Subjects of a semester in the order of creation (§9), with electives marked. */
function SubjectTable({ caption, subjects }: { caption: string; subjects: readonly Subject[] }) {
  const sorted = inOrderOfEntry(subjects);
  const showsCredits = sorted.some(({ credits }) => credits !== null);
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[
        { key: 'subject', label: 'Subject' },
        ...(showsCredits ? [{ key: 'credits', label: 'Credits', align: 'end' as const }] : []),
      ]}
      rows={sorted.map((subject) => ({ subject: <SubjectName subject={subject} />, credits: subject.credits }))}
      emptyText="We’ll announce the subjects of this semester."
    />
  );
}

function SubjectName({ subject: { subject_name, is_elective_based } }: { subject: Subject }) {
  if (is_elective_based === '0') return subject_name;
  return (
    <Stack direction="row" gap={1} align="center">
      <span>{subject_name}</span>
      <StatusChip tone="info" label="Elective" />
    </Stack>
  );
}

const FIRST_SUBJECTS = 3;

/** On a short landing page: the first subjects, the final project, and all subjects in a fold. */
function SubjectsBrief({ page, tone }: Pick<ProgramSectionProps, 'page' | 'tone'>) {
  const { semesters, total_credits } = page.sections.structure;
  return (
    <Section
      id="structure"
      tone={tone}
      title="What you will study"
      intro={total_credits === null ? undefined : creditsText(total_credits, semesters.length)}
    >
      <Stack gap={2}>
        <Text>{fromStartToEnd(page)}</Text>
        <Fold label="All subjects by semester">
          <Grid as="ul" min={300} gap={2.5}>
            {semesters.map(({ id, semester, semester_data }, at) => (
              <li key={id || at}>
                <Stack gap={0.5}>
                  <Heading level={3} size="h5">
                    {`${ordinal(semester ?? at + 1)} semester`}
                  </Heading>
                  <Text size="small" tone="muted">
                    {namesOf(semester_data).join(' · ')}
                  </Text>
                </Stack>
              </li>
            ))}
          </Grid>
        </Fold>
      </Stack>
    </Section>
  );
}

type Structure = ProgramSectionProps['page']['sections']['structure'];

const namesOf = (subjects: Structure['semesters'][number]['semester_data']): string[] =>
  inOrderOfEntry(subjects).map(({ subject_name }) => subject_name);

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function fromStartToEnd({ sections: { structure } }: Pick<ProgramSectionProps['page'], 'sections'>): string {
  const start = listed.format(namesOf(structure.semesters[0]?.semester_data ?? []).slice(0, FIRST_SUBJECTS));
  const end = capstoneOf(structure)?.subject_name;
  return `You start with ${start}${end ? `. You finish with your ${end}` : ''}.`;
}

/** '96 credits over 4 semesters.' */
const creditsText = (credits: number, semesters: number): string =>
  `${credits} credits over ${semesters === 1 ? 'one semester' : `${semesters} semesters`}.`;
