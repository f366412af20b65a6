import { Prose, Section } from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** The page's own text. */
export const TextSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="content" tone={tone} size="text" title="In detail">
    <Prose html={page.content} />
  </Section>
);
