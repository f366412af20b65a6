import { Link, Text } from '@prospectus/design-system';

import { withWholeTimes } from '../../lib/text.ts';
import { phoneHref, whatsappHref } from '../../lib/links.ts';

/** How the university can be reached; what is empty is not shown. */
export type Contact = { phone: string; hours: string; whatsapp: string };

/** Who would rather talk at once finds the number, when it is answered, and WhatsApp. */
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
