import {
  ApiError,
  type Attribution,
  createLeadBody,
  createLeadDataBody,
  SERVER_FORM_NAMES,
  type SpamTrap,
} from '@prospectus/contract';

import { parse } from '../../platform/http/parse.ts';
import { requireGuardian } from './consent-choices.ts';
import { fromData, type Interests, type LeadDetails, readDetails } from './details.ts';

/**
 * Reads either body of POST /leads (§7). The contract's schemas describe them; here the form's own fields are left to
 * the form's rules, so that a missing one gets its message of §5, and all wrong fields are named at once.
 */
export function readCreateBody(body: unknown, interests: Interests): Read {
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
/** The lead's fields from the form, and what the page adds to them. */
type Read = { details: LeadDetails; said: PageExtras };

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

function withGuardian<S extends PageExtras>(said: S): S {
  requireGuardian(said);
  return said;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withBoth(readForm: () => LeadDetails, readExtras: () => PageExtras): Read {
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
  const [details, said] = [attempt(readForm), attempt(readExtras)];
  if (!details || !said) throw new ApiError('INVALID_FIELDS', { errors });
  return { details, said };
}
