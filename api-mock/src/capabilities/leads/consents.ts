import { CONSENT } from '@prospectus/contract/constants';

import type { Platform } from '../../platform/platform.ts';
import { consentTexts } from './consents-table.ts';

/** The four channels the consent text names (§1). */
export const CONSENT_CHANNELS = ['email', 'sms', 'whatsapp', 'voice'] as const;

/** Stores the consent text that is shown now, by its version, beside all earlier ones. A version's text never changes. */
export async function storeConsentText({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db
    .insert(consentTexts)
    .values({
      version: CONSENT.version,
      text: CONSENT.text,
      channels: [...CONSENT_CHANNELS],
      first_used_at: clock.now(),
    })
    .onConflictDoNothing();
}
