/** Consent text shown by every lead form (§1); its version and time are stored with the lead. */
export const CONSENT = {
  version: '2025-01',
  text: 'By continuing you agree that the university and its associates may contact you by e-mail, SMS, WhatsApp or voice call about your enquiry.',
} as const;

/** The notice beside it; its version is stored with the choices. */
export const CONSENT_NOTICE = {
  version: '2026-11',
  lines: [
    'What we store: your name, phone number, e-mail address, qualification and programme, and the page you enquired from.',
    'Why: to answer your enquiry and to help you apply. News is sent only by the channels you tick here.',
    'At any time you can see, correct and download what we store, change your choices or withdraw.',
  ],
} as const;

/** The channels in the consent text (§1). */
export const CONSENT_CHANNELS = ['email', 'sms', 'whatsapp', 'voice'] as const;
