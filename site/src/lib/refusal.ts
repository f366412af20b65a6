import type { Failure } from '@prospectus/contract';

/** What the toast of a failure says where the server says nothing (§8). */
export const WRONG = 'Something went wrong';

/**
 * A refusal as a form shows it: messages at the fields that it has, and a message of the whole where one of the refused
 * fields is not among them.
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
