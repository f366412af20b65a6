import { AsideLayout, Card, InPageNav, Prose, Section } from '@prospectus/design-system';

import { headingsOf } from '../../lib/headings-of.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** With fewer headings a text is read from top to bottom. */
const LISTED_FROM = 4;

/** The page's own text; beside it its headings, where there are many, and the form of who is not verified. */
export function TextSection({ page, tone, visitor, inlineForm }: UniversitySectionProps) {
  const { html, headings } = headingsOf(page.content);
  const isListed = headings.length >= LISTED_FROM;
  const form = visitor.verified ? undefined : inlineForm;
  const aside = (isListed || form) && (
    <>
      {isListed && <InPageNav column items={headings} />}
      {form && <Card tone="accent">{form}</Card>}
    </>
  );
  return (
    <Section id="content" tone={tone} title="Details" titleHidden>
      <AsideLayout desktopOnly aside={aside || undefined}>
        <Prose html={html} />
      </AsideLayout>
    </Section>
  );
}
