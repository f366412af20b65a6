import { Icon, Link, Stack } from '@prospectus/design-system';

import { withWholeTimes } from '../../lib/no-break.ts';
import { phoneHref } from '../../lib/phone-href.ts';
import { whatsappHref } from '../../lib/whatsapp.ts';
import type { Frame } from '../page/frame.ts';

/** The number, when it is answered, and support by chat (CONST-13), each where staff gave it; in sight at every width. */
export function FooterContact({ phone, hours, whatsapp }: Frame['contact']) {
  return (
    <Stack gap={0} align="start">
      {phone && (
        <Link quiet standalone href={phoneHref(phone)}>
          <Icon name="phone" size={20} /> {phone}
        </Link>
      )}
      {phone && hours && <div>{withWholeTimes(hours)}</div>}
      {whatsapp && (
        <Link quiet standalone external href={whatsappHref(whatsapp)}>
          <Icon name="whatsapp" size={20} /> Support on WhatsApp
        </Link>
      )}
    </Stack>
  );
}
