import { CallFailed, type Client } from '@prospectus/contract/client';
import type { Failure, Lead } from '@prospectus/contract';

import type { Attribution } from './attribution.ts';
import { consentIn, type EnquiryValues } from './enquiry-values.ts';

/** Statuses that count as success; other 2xx statuses are treated as failures (§5). */
const ACCEPTED = {
  createLead: [201],
  verifyLead: [200, 201],
  updateLead: [200],
  resendOtp: [200],
  createLeadInErp: [200, 201],
} as const satisfies Record<string, readonly number[]>;

export const accepts = (call: keyof typeof ACCEPTED, status: number): boolean =>
  (ACCEPTED[call] as readonly number[]).includes(status);

/** Why a code was refused. */
export type CodeRefusal = {
  code: 'OTP_INCORRECT' | 'OTP_EXPIRED' | 'OTP_TOO_MANY_TRIES' | 'OTP_TOO_SOON' | 'FAILED';
  retryAfter: number;
  msg: string;
};

/** The lead calls of the enquiry. A failed lookup, update or resend returns null (§8). */
export type EnquiryCalls = ReturnType<typeof enquiryCalls>;

export function enquiryCalls(api: Client) {
  return {
    /** Looks up a phone: known with its lead id, unknown, or refused. */
    lookup: (phone: string, referrerForm = false) =>
      api('GET /leads/getLeadByMobile/:phone', {
        params: { phone },
        query: { referrerForm: referrerForm ? 'true' : undefined },
      }).then(
        ({ data }): LookupResult =>
          data.leadExists ? { known: true, leadId: data.lead[0]?.id ?? '' } : { known: false },
        (error: unknown): { refused: Failure } | null =>
          error instanceof CallFailed && error.failure && error.status < 500 ? { refused: error.failure } : null,
      ),

    /** Creates the lead and sends a code; `codeIn` are the seconds to wait if one was just sent. Throws `CallFailed`. */
    create: async (
      values: EnquiryValues,
      from: Attribution,
      key: string,
      referrerForm = false,
    ): Promise<{ leadId: string; codeIn: number } | null> => {
      const { status, data } = await api('POST /leads', {
        query: { referrerForm: referrerForm ? 'true' : undefined },
        body: { ...values, ...from },
        headers: { 'idempotency-key': key },
      });
      return accepts('createLead', status) ? { leadId: data.leadId, codeIn: data.codeIn ?? 0 } : null;
    },

    verify: async (leadId: string, otp: string): Promise<{ lead: Lead } | CodeRefusal> => {
      try {
        const { status, data } = await api('POST /leads/verify', { body: { lead_id: leadId, otp } });
        return accepts('verifyLead', status) ? { lead: data.lead } : REFUSED;
      } catch (error) {
        return refusal(error);
      }
    },

    /** Sends a code to the stored phone, or returns the seconds to wait. */
    resend: (leadId: string, phone: string, from?: Attribution) =>
      api('POST /leads/resendOtp', { body: { lead_id: leadId, phoneNumber: phone, ...from } }).then(
        ({ status }) => (accepts('resendOtp', status) ? { sent: true, retryAfter: 0, msg: '' } : null),
        (error: unknown) =>
          error instanceof CallFailed && error.status === 429
            ? { sent: false, retryAfter: error.retryAfter ?? 0, msg: error.failure?.msg ?? '' }
            : null,
      ),

    requestCall: (leadId: string) =>
      api('POST /leads/askForCall', { body: { lead_id: leadId } }).then(() => true, nothing),

    pushToErp: (leadId: string) =>
      api('POST /leads/createLeadInERP', { body: { lead_id: leadId } }).then(
        ({ status, data }) => (accepts('createLeadInErp', status) ? data.lead : null),
        nothing,
      ),

    /** A new enquiry of a verified lead (§7); `reopen` if it agreed to be contacted again. */
    revisit: (leadId: string, from: Partial<Attribution>, reopen: boolean): Promise<'done' | 'withdrawn' | 'failed'> =>
      api('POST /erp/revisit', { body: { lead_id: leadId, ...from, ...(reopen && { reopen }) } }).then(
        () => 'done',
        (error: unknown) =>
          error instanceof CallFailed && error.failure?.code === 'WITHDRAWN' ? 'withdrawn' : 'failed',
      ),

    /** Stores values for a lead; the server applies them once the phone is verified. */
    update: (leadId: string, values: Partial<EnquiryValues>) =>
      api('POST /leads/update', { body: { lead_id: leadId, data: toLeadData(values), ...consentIn(values) } }).then(
        ({ status }) => (accepts('updateLead', status) ? true : null),
        nothing,
      ),
  };
}

type LookupResult = { known: false } | { known: true; leadId: string };
const nothing = () => null;
const REFUSED: CodeRefusal = { code: 'FAILED', retryAfter: 0, msg: 'Something went wrong' };

function refusal(error: unknown): CodeRefusal {
  if (!(error instanceof CallFailed) || !error.failure) return REFUSED;
  const { code, msg } = error.failure;
  const known =
    code === 'OTP_INCORRECT' || code === 'OTP_EXPIRED' || code === 'OTP_TOO_MANY_TRIES' || code === 'OTP_TOO_SOON';
  return { code: known ? code : 'FAILED', retryAfter: error.retryAfter ?? 0, msg };
}

/** Maps the values to the field names of the API, without empty ones. */
function toLeadData(values: Partial<EnquiryValues>) {
  return {
    ...(values.name && { name: values.name }),
    ...(values.email && { email: values.email }),
    ...(values.interest && { area_of_interest: values.interest }),
    ...(values.qualification && values.qualification !== '0' && { highest_qualification_id: values.qualification }),
  };
}
