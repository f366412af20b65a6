import * as z from 'zod/mini';

import { OTP } from '../core/constants.ts';
import { latinDigits } from '../core/digits.ts';
import { emailField } from './lead-email.ts';
import { phoneField } from './phone.ts';

/** The exact messages of §5. */
export const LEAD_MESSAGES = {
  details: 'Please enter valid details.',
  emailEmpty: 'Please enter valid email.',
  option: 'Please select a valid option.',
  course: 'Please select a course.',
  nameRequired: 'Name is required',
  emailAddress: 'Please enter a valid email address',
} as const;

// Letters and marks of any script, with the joiners of Indian scripts within a word.
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\u200c\u200d]*(?: [\p{L}\p{M}][\p{L}\p{M}\u200c\u200d]*)*$/u;
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
const STRAY_JOINERS = /(^|[^\p{L}\p{M}\u200c\u200d])[\u200c\u200d]+/gu;

// Normalises spaces, and removes invisible characters except joiners within words.
const normaliseName = (typed: string): string =>
  typed.normalize('NFC').replace(INVISIBLE, '').replace(STRAY_JOINERS, '$1').replace(/\s+/g, ' ').trim();

const MAX_NAME_LENGTH = 80;

const nameWith = (missing?: string) =>
  z.pipe(
    z.pipe(z.string(missing ?? LEAD_MESSAGES.details), z.transform(normaliseName)),
    z.string().check(
      ...(missing === undefined ? [] : [z.minLength(1, { error: missing, abort: true })]),
      z.refine((name) => [...name].length <= MAX_NAME_LENGTH, LEAD_MESSAGES.details),
      z.regex(NAME, LEAD_MESSAGES.details),
    ),
  );

const name = nameWith();

const email = emailField(LEAD_MESSAGES.emailEmpty, LEAD_MESSAGES.details);

// Native selects and forms without scripts send strings.
const qualification = z.pipe(
  z.pipe(z.union([z.number(), z.string()], LEAD_MESSAGES.option), z.transform(Number)),
  z.number(LEAD_MESSAGES.option).check(z.refine((id) => [1, 2, 3, 4].includes(id), LEAD_MESSAGES.option)),
);

const interestWith = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(160, message));

/** First step of the modal. */
export const phoneStep = z.object({ phone: phoneField });

/** All fields of a new lead, as in the modal. */
export const leadForm = z.object({
  phone: phoneField,
  name,
  email,
  qualification,
  interest: interestWith(LEAD_MESSAGES.option),
});
export type LeadForm = z.output<typeof leadForm>;

/** The side card; the modal asks for the qualification later. */
export const sideCardForm = z.object({
  phone: phoneField,
  name,
  email,
  interest: interestWith(LEAD_MESSAGES.course),
});

export const referralForm = z.object({ phone: phoneField, name });

/** The banner's inline form, with messages of its own (§5, LEAD-37). */
export const inlineLeadForm = z.object({
  phone: phoneField,
  name: nameWith(LEAD_MESSAGES.nameRequired),
  email: emailField(LEAD_MESSAGES.emailAddress, LEAD_MESSAGES.emailAddress),
  qualification,
  interest: interestWith(LEAD_MESSAGES.option),
});

/** The digits in a typed or pasted text, also of Indian scripts. */
const codeDigits = (typed: string): string => latinDigits(typed.normalize('NFKC')).replace(/\D/g, '');

export const otpForm = z.object({
  otp: z
    .string()
    .check(z.overwrite(codeDigits), z.regex(new RegExp(`^\\d{${OTP.length}}$`), 'Incorrect OTP. Please check again.')),
});
