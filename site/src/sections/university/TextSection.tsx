import { Prose, Section } from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** The page's own text. */
export const TextSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="content" tone={tone} title="Details" titleHidden>
    <Prose html={page.content} />
  </Section>
);
