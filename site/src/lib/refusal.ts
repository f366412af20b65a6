import type { Failure } from '@prospectus/contract';

/** The failure message if the server sends none (§8). */
export const WRONG = 'Something went wrong';

/**
 * Splits a refusal into messages for the form's own fields, and one message for the form if other fields were refused or
 * none.
 */
export function refusalAt(
  failure: Pick<Failure, 'msg' | 'errors'> | undefined,
  fields: readonly string[],
): { errors?: Record<string, string>; failure?: string } {
  const refused = Object.entries(failure?.errors ?? {});
  const shown = refused.filter(([name]) => fields.includes(name));
  return {
    ...(shown.length > 0 && { errors: Object.fromEntries(shown) }),
    ...((shown.length === 0 || shown.length < refused.length) && { failure: failure?.msg ?? WRONG }),
  };
}
