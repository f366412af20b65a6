import { Section, Stack, Text } from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { ContactCards } from './ContactCards.tsx';

/** Ways to reach the university. */
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
