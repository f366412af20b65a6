import { CallFailed, type Client } from '@prospectus/contract/client';
import type { Failure, Lead } from '@prospectus/contract';
import { ORIGINS } from '@prospectus/contract/origins';

import type { Attribution } from './attribution.ts';
import { consentIn, type EnquiryValues } from './enquiry-values.ts';
import { api } from '../../lib/api.ts';
import type { Unsent } from './stored.ts';
import { whyFailed } from './why-failed.ts';

/** Statuses on which a call's answer counts (§5, response acceptance). */
const ACCEPTED = {
  createLead: [201],
  verifyLead: [200, 201],
  updateLead: [200],
  resendOtp: [200],
  createLeadInErp: [200, 201],
} as const satisfies Record<string, readonly number[]>;

/** Whether an answer counts: other statuses, good ones too, are treated as no answer. */
export const accepts = (call: keyof typeof ACCEPTED, status: number): boolean =>
  (ACCEPTED[call] as readonly number[]).includes(status);

/** Why a code was not accepted, as the interface tells it apart. */
export type CodeRefusal = {
  code: 'OTP_INCORRECT' | 'OTP_EXPIRED' | 'OTP_TOO_MANY_TRIES' | 'OTP_TOO_SOON' | 'FAILED';
  retryAfter: number;
  msg: string;
};

/** The lead calls as the modal makes them. A failed lookup, update or resend answers null (§8). */
export type EnquiryCalls = ReturnType<typeof enquiryCalls>;

export function enquiryCalls(api: Client) {
  return {
    /** Whether the phone is known, and the id its code is sent under, or why it is refused; null when it could not be looked up. */
    lookup: (phone: string, referrerForm = false) =>
      api('GET /leads/getLeadByMobile/:phone', {
        params: { phone },
        query: { referrerForm: referrerForm ? 'true' : undefined },
      }).then(
        ({ data }): Found => (data.leadExists ? { known: true, leadId: data.lead[0]?.id ?? '' } : { known: false }),
        (error: unknown): { refused: Failure } | null =>
          error instanceof CallFailed && error.failure && error.status < 500 ? { refused: error.failure } : null,
      ),

    /**
     * Creates the lead, which sends the code; `codeIn` is not 0 where one was sent a moment ago and the phone waits that
     * many seconds for the next. Throws `CallFailed`.
     */
    create: async (
      values: EnquiryValues,
      from: Attribution,
      key: string,
      referrerForm = false,
    ): Promise<Created | null> => {
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

    /** Sends a code to the phone on record; the seconds to wait, where the server asks for a wait. */
    resend: (leadId: string, phone: string, from?: Attribution) =>
      api('POST /leads/resendOtp', { body: { lead_id: leadId, phoneNumber: phone, ...from } }).then(
        ({ status }) => (accepts('resendOtp', status) ? { sent: true, retryAfter: 0, msg: '' } : null),
        (error: unknown) =>
          error instanceof CallFailed && error.status === 429
            ? { sent: false, retryAfter: error.retryAfter ?? 0, msg: error.failure?.msg ?? '' }
            : null,
      ),

    /** Asks for a call instead of the code. */
    askForCall: (leadId: string) =>
      api('POST /leads/askForCall', { body: { lead_id: leadId } }).then(() => true, nothing),

    pushToErp: (leadId: string) =>
      api('POST /leads/createLeadInERP', { body: { lead_id: leadId } }).then(
        ({ status, data }) => (accepts('createLeadInErp', status) ? data.lead : null),
        nothing,
      ),

    /** A lead that is known and verified enquires again (§7); `reopen` where it agreed to be contacted. */
    revisit: (leadId: string, from: Partial<Attribution>, reopen: boolean): Promise<'done' | 'withdrawn' | 'failed'> =>
      api('POST /erp/revisit', { body: { lead_id: leadId, ...from, ...(reopen && { reopen }) } }).then(
        () => 'done',
        (error: unknown) =>
          error instanceof CallFailed && error.failure?.code === 'WITHDRAWN' ? 'withdrawn' : 'failed',
      ),

    /** Stores what was typed with a lead; the server applies it once the phone is verified. */
    update: (leadId: string, values: Partial<EnquiryValues>) =>
      api('POST /leads/update', { body: { lead_id: leadId, data: toLeadData(values), ...consentIn(values) } }).then(
        ({ status }) => (accepts('updateLead', status) ? true : null),
        nothing,
      ),
  };
}

type Found = { known: false } | { known: true; leadId: string };
type Created = { leadId: string; codeIn: number };

const nothing = () => null;
const REFUSED: CodeRefusal = { code: 'FAILED', retryAfter: 0, msg: 'Something went wrong' };

function refusal(error: unknown): CodeRefusal {
  if (!(error instanceof CallFailed) || !error.failure) return REFUSED;
  const { code, msg } = error.failure;
  const known =
    code === 'OTP_INCORRECT' || code === 'OTP_EXPIRED' || code === 'OTP_TOO_MANY_TRIES' || code === 'OTP_TOO_SOON';
  return { code: known ? code : 'FAILED', retryAfter: error.retryAfter ?? 0, msg };
}

/** The server's names for what was typed; what is empty is left out. */
function toLeadData(values: Partial<EnquiryValues>) {
  return {
    ...(values.name && { name: values.name }),
    ...(values.email && { email: values.email }),
    ...(values.interest && { area_of_interest: values.interest }),
    ...(values.qualification && values.qualification !== '0' && { highest_qualification_id: values.qualification }),
  };
}

/** Sends a submission that was kept; whether the server answered, be it with a refusal. */
export const sendUnsent = ({ values, from, key, origin }: Unsent): Promise<boolean> =>
  enquiryCalls(api)
    .create(values, from, key, ORIGINS[origin].referrerForm)
    .then(
      (created) => created !== null,
      (error: unknown) => error instanceof CallFailed && whyFailed(error) === null,
    );
