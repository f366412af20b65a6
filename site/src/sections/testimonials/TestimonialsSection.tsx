import type { Marketing } from '@prospectus/contract';
import { CardRow, QuoteCard, Section } from '@prospectus/design-system';

import type { BandTone } from '../../lib/section-props.ts';

/** What learners say, in a row that scrolls (SECT-09). */
export function TestimonialsSection({ items, tone }: { items: Marketing['testimonials']; tone: BandTone }) {
  return (
    <Section id="testimonials" tone={tone} title="What our learners say">
      <CardRow label="What our learners say" cardWidth={360}>
        {items.map(({ id, quote, name, designation, image, alt_image_name }) => (
          <QuoteCard
            key={id}
            quote={quote}
            name={name}
            designation={designation}
            image={image ? { src: image, alt: alt_image_name } : undefined}
          />
        ))}
      </CardRow>
    </Section>
  );
}
