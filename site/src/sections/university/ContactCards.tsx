import { breakableAtSign, Grid, LinkCard } from '@prospectus/design-system';

import { withWholeTimes } from '../../lib/no-break.ts';
import { phoneHref } from '../../lib/phone-href.ts';
import { whatsappHref } from '../../lib/whatsapp.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** A card for each way that staff have named. */
export const ContactCards = ({
  contact: { phone, hours, email, whatsapp },
}: Pick<UniversitySectionProps, 'contact'>) => (
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
