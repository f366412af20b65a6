import { z } from 'zod';

import { consentsBody, mine, mineInFull } from '../leads/consents.ts';
import { lead } from '../leads/fields.ts';
import {
  createLeadAnswer,
  createLeadBody,
  createLeadDataBody,
  leadIdBody,
  lookupAnswer,
  resendBody,
  revisitBody,
  updateLeadBody,
  verifyAnswer,
  verifyBody,
} from '../leads/wire.ts';
import { done, limited, referrerFormQuery, type Endpoint } from './endpoint.ts';

/** The enquiry and its one-time code. */
export const leadEndpoints = {
  createLead: {
    summary: 'Records an enquiry and sends a one-time code.',
    access: 'public',
    query: referrerFormQuery,
    body: z.union([createLeadBody, createLeadDataBody]),
    answer: createLeadAnswer,
    status: 201,
    errors: ['INVALID_FIELDS', ...limited],
  },
  findLead: {
    summary: 'Whether a phone is known; everything but ids masked.',
    access: 'public',
    query: referrerFormQuery,
    answer: lookupAnswer,
    errors: ['INVALID_FIELDS', ...limited],
  },
  verifyLead: {
    summary: 'Proves a phone by its one-time code and opens the lead session.',
    access: 'public',
    body: verifyBody,
    answer: verifyAnswer,
    errors: [
      'INVALID_FIELDS',
      'OTP_INCORRECT',
      'OTP_EXPIRED',
      'OTP_TOO_MANY_TRIES',
      'OTP_TOO_SOON',
      'NOT_FOUND',
      ...limited,
    ],
  },
  createLeadInErp: {
    summary: 'Queues the lead for the ERP; a repeat does nothing.',
    access: 'lead',
    body: leadIdBody,
    answer: done.extend({ lead }),
    errors: ['VERIFICATION_REQUIRED', 'NOT_FOUND'],
  },
  updateLead: {
    summary: 'Updates the lead; before verification the changes are staged.',
    access: 'public',
    body: updateLeadBody,
    answer: done,
    errors: ['INVALID_FIELDS', 'NOT_FOUND', ...limited],
  },
  resendOtp: {
    summary: 'Sends a code to the phone stored with the lead.',
    access: 'public',
    body: resendBody,
    answer: done,
    errors: ['INVALID_FIELDS', 'OTP_TOO_SOON', ...limited],
  },
  askForCall: {
    summary: 'Asks for a call instead of a code that does not come; once a day for a lead.',
    access: 'public',
    body: leadIdBody,
    answer: done,
    errors: ['INVALID_FIELDS', ...limited],
  },
  revisit: {
    summary:
      'Enquires again, for a lead that is verified already; queued for the ERP. Who has withdrawn must have agreed to be contacted again.',
    access: 'lead',
    body: revisitBody,
    answer: done,
    errors: ['VERIFICATION_REQUIRED', 'INVALID_FIELDS', 'NOT_FOUND', 'WITHDRAWN', ...limited],
  },
  mine: {
    summary: 'What is stored of the verified lead, and what it chose.',
    access: 'lead',
    answer: mine,
    errors: ['VERIFICATION_REQUIRED'],
  },
  changeConsents: {
    summary: 'Stores which channels news may come by.',
    access: 'lead',
    body: consentsBody,
    answer: mine,
    errors: ['VERIFICATION_REQUIRED', 'INVALID_FIELDS', ...limited],
  },
  exportMine: {
    summary: 'Everything that is stored of the lead, as a file; asks for a code of the last 10 minutes.',
    access: 'lead',
    answer: mineInFull,
    errors: ['VERIFICATION_REQUIRED', 'CODE_REQUIRED', ...limited],
  },
  withdraw: {
    summary: 'Stops every message and closes the enquiry; asks for a code of the last 10 minutes.',
    access: 'lead',
    answer: mine,
    errors: ['VERIFICATION_REQUIRED', 'CODE_REQUIRED', ...limited],
  },
  signOutLead: { summary: 'Ends the lead session.', access: 'public', answer: done, errors: [] },
} as const satisfies Record<string, Endpoint>;
