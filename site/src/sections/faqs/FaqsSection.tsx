import type { ProgramSections } from '@prospectus/contract';
import { Accordion, Button, Prose, Section } from '@prospectus/design-system';

import type { BandTone, EnquiryOpener, Visitor } from '../../lib/section-props.ts';

type FaqsSectionProps = {
  faqs: ProgramSections['faqs'];
  visitor: Visitor;
  open: EnquiryOpener;
  program?: { slug: string } | undefined;
  tone?: BandTone;
};

/** Questions and answers, at most one open (SECT-07); 'Contact Us' for unverified visitors only (SECT-08). */
export function FaqsSection({ faqs, visitor, open, program, tone }: FaqsSectionProps) {
  if (faqs.length === 0) return null;
  return (
    <Section
      id="faqs"
      tone={tone}
      title="Questions people ask before they apply"
      action={
        visitor.verified ? undefined : (
          <Button variant="secondary" {...open('REGISTER', 'faqs', program)}>
            Contact Us
          </Button>
        )
      }
    >
      <Accordion
        mode="single"
        name="faqs"
        items={faqs.map(({ id, question, answer }) => ({ id, title: question, content: <Prose html={answer} /> }))}
      />
    </Section>
  );
}
