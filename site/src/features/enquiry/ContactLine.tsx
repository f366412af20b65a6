import { Link, Text } from '@prospectus/design-system';

import { withWholeTimes } from '../../lib/text.ts';
import { phoneHref, whatsappHref } from '../../lib/links.ts';

/** Contact of the university; empty fields are not shown. */
export type Contact = { phone: string; hours: string; whatsapp: string };

/** Phone number with its hours, and WhatsApp, beside the forms. */
export function ContactLine({ phone, hours, whatsapp }: Contact) {
  if (!phone && !whatsapp) return null;
  return (
    <Text size="small" tone="muted">
      {phone && (
        <>
          Prefer to call us?{' '}
          <Link href={phoneHref(phone)} standalone>
            {phone}
          </Link>
          {hours && `, ${withWholeTimes(hours)}`}
          {'. '}
        </>
      )}
      {whatsapp && (
        <Link external href={whatsappHref(whatsapp)} standalone>
          Chat with us on WhatsApp
        </Link>
      )}
    </Text>
  );
}
