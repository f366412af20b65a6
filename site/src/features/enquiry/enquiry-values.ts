import type { Lead } from '@prospectus/contract';
import type { EnquiryVariant } from '@prospectus/contract/origins';
import { PROGRAM_TYPE } from '@prospectus/contract/constants';
import { QUALIFICATIONS } from '@prospectus/contract/qualifications';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';

/** What the visitor came for: a call-back or 'enroll', a brochure, or to sign in (§2). */
export type Variant = EnquiryVariant;

/** Whether the phone was on record before this enquiry (§3). */
export type LeadKind = 'NEW' | 'EXISTING';

/** The programme an opener is about. */
export type EnquiryProgram = {
  slug: string;
  name: string;
  label: string;
  programTypeId: number;
  erp_unicode: string;
  brochure: string;
};

/** What a visitor has typed; `qualification` 0 is unset (ENT-01). */
export type EnquiryValues = {
  phone: string;
  name: string;
  email: string;
  qualification: string;
  interest: string;
};

/** Name of a field of the enquiry. */
export type EnquiryField = keyof EnquiryValues;

/** A lead that has just proved its phone. */
export type VerifiedLead = Lead;

/** The fields of an enquiry before anything is typed or chosen. */
export const EMPTY_VALUES: EnquiryValues = { phone: '', name: '', email: '', qualification: '0', interest: '' };

/**
 * Qualifications to choose from: the two-option set for a master's programme, four otherwise.
 * A certificate is stored as type 2 and still opens after 10+2, so its label decides (LEAD-32, SEED-10).
 */
export function qualificationChoices(program: Pick<EnquiryProgram, 'label' | 'programTypeId'> | undefined) {
  const masters = program?.programTypeId === PROGRAM_TYPE.MASTERS && program.label !== 'Certificate';
  return masters ? QUALIFICATIONS.master : QUALIFICATIONS.open;
}

/** Programme preselected by the last path segment, less a trailing 'lp' and its hyphen (§5). */
export function preselect<T extends { slug: string }>(path: string, choices: readonly T[]): T | undefined {
  const last = path.split('/').findLast(Boolean) ?? '';
  const name = last.replace(/-?lp$/, '');
  return choices.find((choice) => choice.slug === last) ?? choices.find((choice) => choice.slug === name);
}

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
