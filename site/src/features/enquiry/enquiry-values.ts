import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { PROGRAM_TYPE } from '@prospectus/contract/constants';
import { QUALIFICATIONS } from '@prospectus/contract/qualifications';

/** Whether the phone was on record before this enquiry (§3). */
export type LeadKind = 'NEW' | 'EXISTING';

/** The programme of an enquiry. */
export type EnquiryProgram = {
  slug: string;
  name: string;
  label: string;
  programTypeId: number;
  erp_unicode: string;
  brochure: string;
};

/** The fields of an enquiry; `qualification` 0 is unset (ENT-01). */
export type EnquiryValues = Record<'phone' | 'name' | 'email' | 'qualification' | 'interest', string>;
export type EnquiryField = keyof EnquiryValues;

export const EMPTY_VALUES: EnquiryValues = { phone: '', name: '', email: '', qualification: '0', interest: '' };

/** An option of a list. */
export type Choice = { value: string | number; label: string };

/**
 * Qualifications to choose from: two for a master's programme, four otherwise. A certificate has the programme type of a
 * master's but is open after 10+2, so its label decides (LEAD-32, SEED-10).
 */
export function qualificationChoices(program: Pick<EnquiryProgram, 'label' | 'programTypeId'> | undefined): Choice[] {
  const isMasters = program?.programTypeId === PROGRAM_TYPE.MASTERS && program.label !== 'Certificate';
  return QUALIFICATIONS[isMasters ? 'master' : 'open'].map(({ id, label }) => ({ value: id, label }));
}

/** The programme preselected by the last path segment, without a trailing 'lp' and its hyphen (§5). */
export function preselect<T extends { slug: string }>(path: string, choices: readonly T[]): T | undefined {
  const last = path.split('/').findLast(Boolean) ?? '';
  const name = last.replace(/-?lp$/, '');
  return choices.find(({ slug }) => slug === last) ?? choices.find(({ slug }) => slug === name);
}

/** Labels of the channels for news. */
export const CHANNEL_LABELS: Record<(typeof CONSENT_CHANNELS)[number], string> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  voice: 'Voice call',
};

const CONSENT_FIELDS = [
  ...CONSENT_CHANNELS.map((channel) => `consent_${channel}` as const),
  'notice_version',
  'under_18',
  'guardian_name',
  'guardian_agrees',
] as const;

/** The consent choices of a form, by field name. */
export type ConsentValues = Partial<Record<(typeof CONSENT_FIELDS)[number], string>>;

/** Selects the consent choices from a form's values. */
export const consentIn = (values: object): ConsentValues =>
  Object.fromEntries(
    CONSENT_FIELDS.flatMap((name) => {
      const value = (values as Record<string, unknown>)[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
