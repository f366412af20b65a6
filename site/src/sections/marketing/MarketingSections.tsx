import {
  Accordion,
  BadgeStrip,
  Banner,
  Button,
  CardRow,
  Fold,
  Prose,
  QuoteCard,
  Section,
  Stack,
  Text,
} from '@prospectus/design-system';

import { openerProps } from '../../lib/openers.ts';
import { pictureOf, wideBannerPicture } from '../../lib/picture-of.ts';
import { faqsOf, type MarketingSectionProps, programOf, referBannerOf } from './content.ts';

const FAQS_ON_PHONES = 5;
const TESTIMONIALS_OF_PROGRAM = 4;

/** Questions and answers, at most one open (SECT-07); 'Contact Us' for unverified visitors only (SECT-08). */
export function FaqsSection({ page, visitor, tone }: MarketingSectionProps) {
  const items = faqsOf(page).map(({ id, question, answer }) => ({
    id,
    title: question,
    content: <Prose html={answer} />,
  }));
  return (
    <Section
      id="faqs"
      data-print="no"
      tone={tone}
      title="Questions students ask before they apply"
      action={
        visitor.verified ? undefined : (
          <Button variant="secondary" {...openerProps('REGISTER', 'faqs', programOf(page))}>
            Contact Us
          </Button>
        )
      }
    >
      <Accordion mode="single" name="faqs" items={items.slice(0, FAQS_ON_PHONES)} />
      {items.length > FAQS_ON_PHONES && (
        <Fold on="always" label={`All ${items.length} questions`}>
          <Accordion mode="single" name="faqs" items={items.slice(FAQS_ON_PHONES)} />
        </Fold>
      )}
    </Section>
  );
}

/** Quotes of students in a row that scrolls (SECT-09); on a programme's page its own come first, and only a few. */
export function TestimonialsSection({ page, tone }: MarketingSectionProps) {
  const { testimonials } = page.marketing;
  const items = programOf(page) ? testimonials.slice(0, TESTIMONIALS_OF_PROGRAM) : testimonials;
  return (
    <Section id="testimonials" data-print="no" tone={tone} title="What our students say">
      <CardRow label="What our students say" cardWidth={360}>
        {items.map(({ id, quote, name, designation, image, alt_image_name }) => (
          <QuoteCard
            key={id}
            quote={quote}
            name={name}
            designation={designation}
            image={image ? pictureOf(page.media, image, alt_image_name) : undefined}
          />
        ))}
      </CardRow>
    </Section>
  );
}

/** Refer and earn: an unverified visitor signs up (SECT-01), others go to their launchpad (SECT-02). */
export function ReferSection({ page, visitor }: MarketingSectionProps) {
  const banner = referBannerOf(page, visitor);
  if (!banner) return null;
  return (
    <Banner
      id="refer"
      seed="refer"
      title={banner.title}
      picture={wideBannerPicture(page.media, banner)}
      text={
        <Stack gap={2}>
          {banner.sub_title && <Text as="span">{banner.sub_title}</Text>}
          {banner.usps.length > 0 && (
            <BadgeStrip
              quiet
              items={banner.usps.map(({ title, image, alt_image_name, bg_color }) => ({
                title,
                image,
                alt: alt_image_name,
                background: bg_color,
              }))}
            />
          )}
        </Stack>
      }
      action={
        visitor.verified ? (
          <Button size="large" href="/launchpad#refer-a-friend">
            Refer a friend
          </Button>
        ) : (
          <Button size="large" {...openerProps('LOGIN', 'refer')}>
            Start referring Now!
          </Button>
        )
      }
    />
  );
}
