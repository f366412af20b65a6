import type { ProgramSections } from '@prospectus/contract';
import { Accordion, Button, Fold, Prose, Section } from '@prospectus/design-system';

import type { BandTone, EnquiryOpener, Visitor } from '../../lib/section-props.ts';

type FaqsSectionProps = {
  faqs: ProgramSections['faqs'];
  visitor: Visitor;
  open: EnquiryOpener;
  program?: { slug: string } | undefined;
  tone?: BandTone;
};

/** On phones the others are behind one press. */
const FIRST = 5;

/** Questions and answers, at most one open (SECT-07); 'Contact Us' for unverified visitors only (SECT-08). */
export function FaqsSection({ faqs, visitor, open, program, tone }: FaqsSectionProps) {
  if (faqs.length === 0) return null;
  const items = faqs.map(({ id, question, answer }) => ({ id, title: question, content: <Prose html={answer} /> }));
  return (
    <Section
      id="faqs"
      data-print="no"
      tone={tone}
      title="Questions students ask before they apply"
      action={
        visitor.verified ? undefined : (
          <Button variant="secondary" {...open('REGISTER', 'faqs', program)}>
            Contact Us
          </Button>
        )
      }
    >
      <Accordion mode="single" name="faqs" items={items.slice(0, FIRST)} />
      {items.length > FIRST && (
        <Fold label={`All ${items.length} questions`}>
          <Accordion mode="single" name="faqs" items={items.slice(FIRST)} />
        </Fold>
      )}
    </Section>
  );
}
