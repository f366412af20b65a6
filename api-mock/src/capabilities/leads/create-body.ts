import {
  ApiError,
  type Attribution,
  createLeadBody,
  createLeadDataBody,
  SERVER_FORM_NAMES,
  type SPAM_REASONS,
  type SpamTrap,
} from '@prospectus/contract';

import { parse } from '../../platform/http/parse.ts';
import { requireGuardian } from './consents.ts';
import { fromData, type Interests, type LeadDetails, readDetails } from './details.ts';

/**
 * Validates either body of POST /leads (§7). The form's fields are left to the form's rules, for the messages of §5; the
 * error has all wrong fields.
 */
export function readCreateBody(body: unknown, interests: Interests): CreateBody {
  if (!isRecord(body)) throw new ApiError('BAD_REQUEST');
  if (!isRecord(body.data)) {
    return withBoth(
      () => readDetails(body, 'form', interests),
      () => withGuardian(parse(formExtras, body)),
    );
  }
  const { data } = body;
  return withBoth(
    () => readDetails(fromData(data), 'data', interests),
    () => {
      const extras = withGuardian(parse(dataExtras, body).data);
      const renamed = Object.entries(SERVER_FORM_NAMES).map(([name, inData]) => [name, extras[inData]]);
      return { ...extras, ...(Object.fromEntries(renamed) as Pick<Attribution, keyof typeof SERVER_FORM_NAMES>) };
    },
  );
}

type PageExtras = Attribution & SpamTrap;
/** The form's fields, and what the page adds. */
type CreateBody = { details: LeadDetails; extras: PageExtras };

const formExtras = createLeadBody.omit({ phone: true, name: true, email: true, qualification: true, interest: true });
const dataExtras = createLeadDataBody.pick({}).extend({
  data: createLeadDataBody.shape.data.omit({
    mobile: true,
    name: true,
    email: true,
    highest_qualification_id: true,
    area_of_interest: true,
  }),
});

function withGuardian<S extends PageExtras>(extras: S): S {
  requireGuardian(extras);
  return extras;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withBoth(readForm: () => LeadDetails, readExtras: () => PageExtras): CreateBody {
  const errors: Record<string, string> = {};
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ApiError && error.errors)) throw error;
      Object.assign(errors, error.errors);
      return undefined;
    }
  };
  const [details, extras] = [attempt(readForm), attempt(readExtras)];
  if (!details || !extras) throw new ApiError('INVALID_FIELDS', { errors });
  return { details, extras };
}

export type SpamReason = (typeof SPAM_REASONS)[number];

/** No person fills in and submits four fields faster, even with autofill. */
const MIN_ELAPSED_MS = 800;

/** Reasons to suspect spam. A missing value is none. */
export function spamReasons({ website, elapsed_ms }: SpamTrap): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (website !== undefined && website.trim() !== '') reasons.push('hidden_field');
  const elapsed = elapsed_ms === undefined || elapsed_ms === '' ? Number.NaN : Number(elapsed_ms);
  if (elapsed < MIN_ELAPSED_MS) reasons.push('too_fast');
  return reasons;
}
