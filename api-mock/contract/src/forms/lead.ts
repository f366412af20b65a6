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

// Letters and marks of any script, with the joiners that scripts of India write within a word.
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\u200c\u200d]*(?: [\p{L}\p{M}][\p{L}\p{M}\u200c\u200d]*)*$/u;
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
const STRAY_JOINERS = /(^|[^\p{L}\p{M}\u200c\u200d])[\u200c\u200d]+/gu;

// As it is stored: composed, with one plain space for every kind of space, and no invisible mark but joiners in words.
const plainName = (typed: string): string =>
  typed.normalize('NFC').replace(INVISIBLE, '').replace(STRAY_JOINERS, '$1').replace(/\s+/g, ' ').trim();

const LONGEST_NAME = 80;

const nameWith = (missing?: string) =>
  z.pipe(
    z.pipe(z.string(missing ?? LEAD_MESSAGES.details), z.transform(plainName)),
    z.string().check(
      ...(missing === undefined ? [] : [z.minLength(1, { error: missing, abort: true })]),
      z.refine((name) => [...name].length <= LONGEST_NAME, LEAD_MESSAGES.details),
      z.regex(NAME, LEAD_MESSAGES.details),
    ),
  );

const name = nameWith();

const email = emailField(LEAD_MESSAGES.emailEmpty, LEAD_MESSAGES.details);

// Native selects and forms posted without scripts send strings.
const qualification = z.pipe(
  z.pipe(z.union([z.number(), z.string()], LEAD_MESSAGES.option), z.transform(Number)),
  z.number(LEAD_MESSAGES.option).check(z.refine((id) => [1, 2, 3, 4].includes(id), LEAD_MESSAGES.option)),
);

const interestWith = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(160, message));

/** First step of the modal. */
export const phoneStep = z.object({ phone: phoneField });

/** What the modal asks of a new lead, all in one. */
export const leadForm = z.object({
  phone: phoneField,
  name,
  email,
  qualification,
  interest: interestWith(LEAD_MESSAGES.option),
});
export type LeadForm = z.output<typeof leadForm>;

/** The side card: qualification is asked for later, in the modal. */
export const sideCardForm = z.object({
  phone: phoneField,
  name,
  email,
  interest: interestWith(LEAD_MESSAGES.course),
});

/** Whom a verified lead refers. */
export const referralForm = z.object({ phone: phoneField, name });

/** The banner's inline form, with messages of its own (§5's further schema, LEAD-37). */
export const inlineLeadForm = z.object({
  phone: phoneField,
  name: nameWith(LEAD_MESSAGES.nameRequired),
  email: emailField(LEAD_MESSAGES.emailAddress, LEAD_MESSAGES.emailAddress),
  qualification,
  interest: interestWith(LEAD_MESSAGES.option),
});

/** The digits of a code as it was typed or pasted: of any script of India, with words around them. */
const codeDigits = (typed: string): string => latinDigits(typed.normalize('NFKC')).replace(/\D/g, '');

/** The one-time code. */
export const otpForm = z.object({
  otp: z
    .string()
    .check(z.overwrite(codeDigits), z.regex(new RegExp(`^\\d{${OTP.length}}$`), 'Incorrect OTP. Please check again.')),
});
