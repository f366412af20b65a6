import {
  AsideLayout,
  Card,
  CardRow,
  Figure,
  Heading,
  Lattice,
  Picture,
  Prose,
  Section,
  Stack,
  Text,
} from '@prospectus/design-system';

import { pictureOf } from '../../lib/picture-of.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** Width of the column beside a text. */
const PORTRAIT_PX = 380;

export function VcMessageSection({ page, tone }: UniversitySectionProps) {
  const { vcMessage } = page.sections;
  if (!vcMessage) return null;
  const { name, designation, message, image, alt_image_name } = vcMessage;
  return (
    <Section id="vc-message" tone={tone} eyebrow="From the vice chancellor" title={name} intro={designation}>
      <AsideLayout
        small
        aside={
          image ? (
            <Figure {...pictureOf(page.media, image, alt_image_name)} width={PORTRAIT_PX} height={PORTRAIT_PX} framed />
          ) : (
            <Card padding="none">
              <Lattice asFile seed={name} shape="arch" />
            </Card>
          )
        }
      >
        <Prose html={message} />
      </AsideLayout>
    </Section>
  );
}

export function AlumniSection({ page, tone }: UniversitySectionProps) {
  return (
    <Section id="alumni" tone={tone} title="Where our graduates are now">
      <CardRow label="Graduates" cardWidth={280} gridUpTo={4}>
        {page.sections.alumni.map(({ id, name, designation, company, image, alt_image_name }) => (
          <Card key={id}>
            <Stack gap={1}>
              {image && <Picture {...pictureOf(page.media, image, alt_image_name)} ratio={1} />}
              <Heading level={3} size="h5">
                {name}
              </Heading>
              <Text size="small">{designation}</Text>
              <Text size="small" tone="muted">
                {company}
              </Text>
            </Stack>
          </Card>
        ))}
      </CardRow>
    </Section>
  );
}
