import { Figure, Grid, Prose, Section, Stack } from '@prospectus/design-system';

import { pictureOf } from '../../../lib/picture-of.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { CertificateSample } from './CertificateSample.tsx';

/** What a learner receives at the end (PAGE-22). */
export function CertificateSection({ page, tone }: ProgramSectionProps) {
  const { certificate } = page.sections;
  if (!certificate) return null;
  return (
    <Section id="certificate" tone={tone} title="The certificate you receive">
      <Grid min={400} gap={4}>
        {certificate.certificate_image ? (
          <Figure
            width={800}
            height={600}
            {...pictureOf(page.media, certificate.certificate_image, certificate.alt_certificate_image)}
            framed
          />
        ) : (
          <CertificateSample page={page} />
        )}
        <Stack justify="center">
          <Prose html={certificate.certificate_disclaimer} />
        </Stack>
      </Grid>
    </Section>
  );
}
