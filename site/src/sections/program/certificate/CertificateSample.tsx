import type { ProgramPage } from '@prospectus/contract';
import { Heading, LatticeFrame, Text } from '@prospectus/design-system';

/** A drawn sample, in the programme's own lattice, until there is a picture. */
export function CertificateSample({ page }: { page: ProgramPage }) {
  return (
    <LatticeFrame seed={page.program.slug}>
      <Text size="small" tone="muted">
        {page.universityName}
      </Text>
      <Heading level={3}>{page.title}</Heading>
      <Text size="small" tone="muted">
        is awarded to a student who has passed every subject of this programme.
      </Text>
      <Text size="small" tone="accent">
        Sample
      </Text>
    </LatticeFrame>
  );
}
