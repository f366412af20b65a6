import type { ProgramSections } from '@prospectus/contract';
import { DataTable, Stack, StatusChip } from '@prospectus/design-system';

import { inOrderOfEntry } from '../../../lib/syllabus.ts';

type Subject = ProgramSections['structure']['semesters'][number]['semester_data'][number];

/** Subjects of a semester in the order they were entered (§9), electives marked. */
export function SubjectTable({ caption, subjects }: { caption: string; subjects: readonly Subject[] }) {
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
