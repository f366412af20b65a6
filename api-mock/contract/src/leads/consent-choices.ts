import { z } from 'zod';

import { tracked } from './tracked-field.ts';

const ticked = z.union([z.boolean(), z.string().max(10)]).optional();

/**
 * What a form says of consent besides its sentence: the channels somebody ticked for news, and for a person under 18
 * who agrees for them. All may be left out, as by a form that does not ask.
 */
export const consentChoices = z.object({
  consent_email: ticked,
  consent_sms: ticked,
  consent_whatsapp: ticked,
  consent_voice: ticked,
  notice_version: tracked('notice_version').describe('Version of the notice that was shown.'),
  under_18: ticked,
  guardian_name: z.string().trim().max(80).optional(),
  guardian_agrees: ticked,
});
export type ConsentChoices = z.output<typeof consentChoices>;
