import { Section, Text } from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** What the university says of itself. */
export function AboutUniversitySection({ about, tone }: UniversitySectionProps) {
  if (!about) return null;
  return (
    <Section id="university" tone={tone} title="Who we are">
      {about.split(/\n{2,}/).map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Section>
  );
}
