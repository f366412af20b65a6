import {
  BadgeStrip,
  breakableAtSign,
  Grid,
  Link,
  LinkCard,
  Section,
  Stack,
  Steps,
  type StepsProps,
  Text,
} from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { withWholeTimes } from '../../lib/text.ts';
import { phoneHref, whatsappHref } from '../../lib/links.ts';

export function ContactSection({ contact, tone }: UniversitySectionProps) {
  return (
    <Section id="contact" tone={tone} title="How to reach us">
      <Stack gap={3}>
        <ContactCards contact={contact} />
        {contact.address && <Text tone="muted">{contact.address}</Text>}
      </Stack>
    </Section>
  );
}

/** A card for each contact that staff entered. */
const ContactCards = ({ contact: { phone, hours, email, whatsapp } }: Pick<UniversitySectionProps, 'contact'>) => (
  <Grid min={280}>
    {phone && (
      <LinkCard
        icon="phone"
        title={phone}
        href={phoneHref(phone)}
        description={
          hours ? `Call us and talk to a person: ${withWholeTimes(hours)}.` : 'Call us and talk to a person.'
        }
      />
    )}
    {email && (
      <LinkCard
        icon="mail"
        title={breakableAtSign(email)}
        href={`mailto:${email}`}
        description="Write to the admission office."
      />
    )}
    {whatsapp && (
      <LinkCard
        external
        icon="whatsapp"
        title="Support on WhatsApp"
        href={whatsappHref(whatsapp)}
        description={whatsapp}
      />
    )}
  </Grid>
);

type Props = Pick<UniversitySectionProps, 'contact' | 'page'> & Pick<StepsProps, 'headingLevel'>;

/** Content beside a form: next steps, contact, recognition. */
export const AfterForm = ({ contact, page, headingLevel }: Props) => (
  <Stack gap={4}>
    <Steps
      stacked
      headingLevel={headingLevel}
      items={[
        {
          title: 'Share your details',
          description: 'Fill in five fields, then confirm your number with an OTP.',
        },
        {
          title: 'Talk to a counsellor',
          description: 'Ask about programmes, fees, eligibility and how much time you need.',
        },
        { title: 'Decide', description: 'Apply when you’re ready. You don’t have to.' },
      ]}
    />
    <ContactCards contact={contact} />
    {page.sections.accreditations.length > 0 && (
      <Stack gap={1.5} align="start">
        <BadgeStrip
          label="Recognition"
          items={page.sections.accreditations.map(({ title, badge }) => ({ title, image: badge || undefined }))}
        />
        <Link standalone href="/recognition">
          How to check it yourself
        </Link>
      </Stack>
    )}
  </Stack>
);
