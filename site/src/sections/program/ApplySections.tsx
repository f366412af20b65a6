import {
  Clamp,
  Figure,
  Fold,
  Grid,
  Heading,
  LatticeFrame,
  Prose,
  Section,
  Stack,
  Steps,
  Text,
  VideoFacade,
} from '@prospectus/design-system';
import type { ProgramPage, ProgramSections } from '@prospectus/contract';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { facultyTint, syllabusRings } from '../../lib/syllabus.ts';
import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { pictureOf } from '../../lib/picture-of.ts';

/** The admission process (PAGE-21). */
export function AdmissionSection({ page, visitor, tone }: ProgramSectionProps) {
  const { admission } = page.sections;
  return (
    <Section
      id="admission"
      tone={tone}
      title={admission.length === 5 ? 'How to apply, in five steps' : 'How to apply, step by step'}
      action={<ApplyAction label="Get Started" origin="admission" visitor={visitor} program={page.program} />}
    >
      <Steps items={admission} ringTint={facultyTint(page.program.program_code)} />
    </Section>
  );
}

/** The certificate (PAGE-22). */
export function CertificateSection({ page, tone }: ProgramSectionProps) {
  const { certificate } = page.sections;
  if (!certificate) return null;
  return (
    <Section id="certificate" tone={tone} title="The certificate you receive">
      <Grid min={320} gap={4}>
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

/** A drawn sample, used if there is no picture. */
function CertificateSample({ page }: { page: ProgramPage }) {
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

/** Texts outside the fold on phones. */
const OPEN_TEXTS = 2;

/** Long texts, each folded; opening one closes the others (PAGE-23). */
export function LearnMoreSection({ page, tone }: ProgramSectionProps) {
  const { learnMore } = page.sections;
  const rest = learnMore.slice(OPEN_TEXTS);
  return (
    <Section id="learn-more" data-print="no" tone={tone} title="Learn more before you decide">
      <Stack gap={2}>
        <Texts items={learnMore.slice(0, OPEN_TEXTS)} />
        {rest.length > 0 && (
          <Fold on="always" label={rest.length === 1 ? `More: ${rest[0]?.title}` : `${rest.length} more topics`}>
            <Texts items={rest} />
          </Fold>
        )}
      </Stack>
    </Section>
  );
}

const Texts = ({ items }: { items: ProgramSections['learnMore'] }) => (
  <Grid min={320} gap={4} rowGap={3}>
    {items.map((item, at) => (
      <Stack key={item.id || at} gap={1.5}>
        {item.title && (
          <Heading level={3} size="h4">
            {item.title}
          </Heading>
        )}
        <Clamp group="learn-more" subject={item.title}>
          <Prose html={item.description} />
        </Clamp>
      </Stack>
    ))}
  </Grid>
);

/** The intro video; its player is loaded after a click (PAGE-26). */
export function VideoSection({ page, visitor, tone }: ProgramSectionProps) {
  const { video } = page.sections;
  if (!video) return null;
  const title = video.title || page.title;
  return (
    <Section id="video" data-print="no" tone={tone} title="See for yourself">
      <Grid min={320} gap={4}>
        <VideoFacade
          title={title}
          embedUrl={video.link}
          {...(video.thumbnail && { thumbnail: { src: video.thumbnail, alt: '' } })}
        />
        <Stack gap={2} justify="center" align="start">
          <Text size="lead">Watch the video. If you still have questions, ask a counsellor.</Text>
          <ApplyAction
            label="Talk to our counsellor"
            origin="video"
            variant="secondary"
            visitor={visitor}
            program={page.program}
          />
        </Stack>
      </Grid>
    </Section>
  );
}
