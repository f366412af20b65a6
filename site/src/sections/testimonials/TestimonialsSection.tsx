import type { Marketing, PageMedia } from '@prospectus/contract';
import { CardRow, QuoteCard, Section } from '@prospectus/design-system';

import { pictureOf } from '../../lib/picture-of.ts';
import type { BandTone } from '../../lib/section-props.ts';

type Props = { items: Marketing['testimonials']; media: PageMedia; tone: BandTone };

/** What learners say, in a row that scrolls (SECT-09). */
export function TestimonialsSection({ items, media, tone }: Props) {
  return (
    <Section id="testimonials" data-print="no" tone={tone} title="What our students say">
      <CardRow label="What our students say" cardWidth={360}>
        {items.map(({ id, quote, name, designation, image, alt_image_name }) => (
          <QuoteCard
            key={id}
            quote={quote}
            name={name}
            designation={designation}
            image={image ? pictureOf(media, image, alt_image_name) : undefined}
          />
        ))}
      </CardRow>
    </Section>
  );
}
