import { CONSENT, CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import { LEAD_DEFAULTS } from '@prospectus/contract/constants';

import { HOUR_MS } from './calendar.ts';
import { identityOf } from './identity.ts';
import { type Frame, iso, type Row } from './rows.ts';

const SUBMISSIONS = 14;
/** Phone numbers that no lead has. */
const FIRST = 90_000_000;

/** Submissions of the last weeks in quarantine; `hash` hashes a phone or an address for look-ups. */
export function quarantined(frame: Frame, hash: (kind: 'phone' | 'address', text: string) => string): Row[] {
  return Array.from({ length: SUBMISSIONS }, (_, index) => {
    const { chance, ...who } = identityOf(FIRST + index, { ...frame, count: 2 * FIRST });
    const at = frame.now - (1 + index * 41) * HOUR_MS;
    return {
      ...{ id: who.id, enquiry_id: chance.uuid(), phone_hash: hash('phone', who.phone) },
      // A few programs sent them.
      address_hash: hash('address', `198.51.100.${index % 4}`),
      reasons: index % 3 === 0 ? ['hidden_field', 'too_fast'] : [chance.one(['hidden_field', 'too_fast'])],
      details: {
        ...{ phone: who.phone, name: who.name, email: who.email },
        ...{ qualification: who.qualification, interest: who.programme.interest },
      },
      touch: {
        ...{ ...LEAD_DEFAULTS, attributed: false, ref_url: null, c2: null, c3: null, c4: null, c5: null },
        ...{ page: who.programme.path, page_version: null, referrer_form: false, consent_version: CONSENT.version },
        ...{ consent_channels: CONSENT_CHANNELS, agreed_channels: [], notice_version: CONSENT_NOTICE.version },
        ...{ under_18: false, guardian_name: null },
      },
      ...{ codes_at: [iso(at)], tries: 0, created_at: iso(at) },
    };
  });
}
