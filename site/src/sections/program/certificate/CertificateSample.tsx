import type { ProgramPage } from '@prospectus/contract';
import { Heading, LatticeFrame, Text } from '@prospectus/design-system';

import { facultyTint, syllabusRings } from '../../../lib/syllabus.ts';

/** A drawn sample, bordered with the programme's own rings, until there is a picture. */
export function CertificateSample({ page }: { page: ProgramPage }) {
  return (
    <LatticeFrame {...syllabusRings(page.sections.structure)} tint={facultyTint(page.program.program_code)}>
      <Text size="small" tone="muted">
        {page.universityName}
      </Text>
      <Heading level={3}>{page.title}</Heading>
      <Text size="small" tone="muted">
        is awarded to a student who has passed all subjects of this programme.
      </Text>
      <Text size="small" tone="accent">
        Sample
      </Text>
    </LatticeFrame>
  );
}
