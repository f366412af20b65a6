import { AsideLayout, InPageNav, Prose, Section } from '@prospectus/design-system';

import { headingsOf } from '../../lib/headings-of.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** With fewer headings a text is read from top to bottom. */
const LISTED_FROM = 4;

/** The page's own text, its headings beside it where there are many. */
export function TextSection({ page, tone }: UniversitySectionProps) {
  const { html, headings } = headingsOf(page.content);
  return (
    <Section id="content" tone={tone} title="Details" titleHidden>
      <AsideLayout
        desktopOnly
        aside={headings.length < LISTED_FROM ? undefined : <InPageNav column items={headings} />}
      >
        <Prose html={html} />
      </AsideLayout>
    </Section>
  );
}
