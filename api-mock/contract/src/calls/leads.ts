import { z } from 'zod';

import { consentsBody, ownData, ownDataExport } from '../leads/consents.ts';
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
import { type Calls, plain, referrerFormQuery, success } from './call.ts';

/** The enquiry and its one-time code. */
export const leadCalls = {
  'POST /leads': {
    summary: 'Records an enquiry and sends a one-time code.',
    access: 'public',
    query: referrerFormQuery,
    body: z.union([createLeadBody, createLeadDataBody]),
    rawBody: true,
    answer: createLeadAnswer,
    status: 201,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /leads/getLeadByMobile/:phone': {
    summary: 'Whether a phone is known; everything but ids masked.',
    access: 'public',
    query: referrerFormQuery,
    answer: lookupAnswer,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /leads/verify': {
    summary: 'Proves a phone by its one-time code and opens the lead session.',
    access: 'public',
    body: verifyBody,
    answer: verifyAnswer,
    errors: ['OTP_INCORRECT', 'OTP_EXPIRED', 'OTP_TOO_MANY_TRIES', 'OTP_TOO_SOON', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /leads/createLeadInERP': {
    summary: 'Queues the lead for the ERP; a repeat does nothing.',
    access: 'lead',
    body: leadIdBody,
    answer: success.extend({ lead }),
    errors: ['NOT_FOUND'],
  },
  'POST /leads/update': {
    summary: 'Updates the lead; before verification the changes are staged.',
    access: 'public',
    body: updateLeadBody,
    answer: success,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /leads/resendOtp': {
    summary: 'Sends a code to the phone stored with the lead.',
    access: 'public',
    body: resendBody,
    answer: success,
    errors: ['OTP_TOO_SOON', 'TOO_MANY_REQUESTS'],
  },
  'POST /leads/askForCall': {
    summary: 'Asks for a call instead of a code that does not come; once a day for a lead.',
    access: 'public',
    body: leadIdBody,
    answer: success,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /erp/revisit': {
    summary:
      'A further enquiry of a verified lead; queued for the ERP. A person who has withdrawn must first agree to be contacted again.',
    access: 'lead',
    body: revisitBody,
    answer: success,
    errors: ['NOT_FOUND', 'WITHDRAWN', 'TOO_MANY_REQUESTS'],
  },
  'GET /leads/mine': plain('lead', 'The verified lead’s stored data and consent choices.', ownData),
  'PUT /leads/mine/consents': {
    summary: 'Stores the channels that news may be sent by.',
    access: 'lead',
    body: consentsBody,
    answer: ownData,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /leads/mine/export': {
    summary: 'All stored data of the lead, as a file; requires a code of the last 10 minutes.',
    access: 'lead',
    answer: ownDataExport,
    errors: ['CODE_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /leads/mine/withdraw': {
    summary: 'Stops every message and closes the enquiry; requires a code of the last 10 minutes.',
    access: 'lead',
    answer: ownData,
    errors: ['CODE_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /leads/logout': plain('public', 'Ends the lead session.', success),
} as const satisfies Calls;
