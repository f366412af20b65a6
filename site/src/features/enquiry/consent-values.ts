import { CONSENT_CHANNELS } from '@prospectus/contract/consent';

/** Words of the channels by which news may come. */
export const CHANNEL_LABELS: Record<(typeof CONSENT_CHANNELS)[number], string> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  voice: 'Voice call',
};

const NAMES = [
  ...CONSENT_CHANNELS.map((channel) => `consent_${channel}` as const),
  'notice_version',
  'under_18',
  'guardian_name',
  'guardian_agrees',
] as const;

/** What was chosen beside the sentence of consent, by the names of the form's fields. */
export type ConsentValues = Partial<Record<(typeof NAMES)[number], string>>;

/** The choices among what a form holds; nothing where the form did not ask. */
export const consentIn = (values: object): ConsentValues =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = (values as Record<string, unknown>)[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
