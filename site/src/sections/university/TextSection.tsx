import { AsideLayout, Card, InPageNav, Prose, Section } from '@prospectus/design-system';

import { headingsOf } from '../../lib/headings-of.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { hasLongText } from './form-place.ts';

/** The page's own text; where it is long its headings beside it, and the form of who is not verified. */
export function TextSection({ page, tone, visitor, inlineForm }: UniversitySectionProps) {
  const { html, headings } = headingsOf(page.content);
  const form = visitor.verified ? undefined : inlineForm;
  const aside = hasLongText(page) && (
    <>
      <InPageNav column items={headings} />
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
