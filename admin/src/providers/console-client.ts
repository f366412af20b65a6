import {
  type CallAnswer,
  type CallInput,
  type CallShape,
  type ConsoleCallName,
  consoleCalls,
} from '@prospectus/contract';
import type { fetchUtils, Identifier, RaRecord } from 'react-admin';
import { z } from 'zod';

type Calls = typeof consoleCalls;
type Input<N extends ConsoleCallName> = CallInput<Calls[N]> & { params?: Readonly<Record<string, Identifier>> };

/**
 * One call of the console on a subject, as the contract declares it: `call('faqs', 'publish', { params: { id }, body })`.
 * Fails as its http client does. Records are read as their forms read them; any other answer by its schema.
 */
export type ConsoleClient = <N extends ConsoleCallName, R = RaRecord>(
  subject: string,
  name: N,
  ...input: object extends Input<N> ? [Input<N>?] : [Input<N>]
) => Promise<CallAnswer<Calls[N], R>>;

/** The typed client of the console's calls below `url`. */
export const createConsoleClient =
  (url: string, http: typeof fetchUtils.fetchJson): ConsoleClient =>
  async (subject, name, ...[input]) => {
    const call: CallShape = consoleCalls[name];
    const { params = {}, query = {}, body } = (input ?? {}) as Given;
    const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(valueOf(params, key, name)));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    ).toString();
    const { json } = await http(`${url}/${subject}${path}${search && `?${search}`}`, {
      method: call.method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = call.wrapped ? (json as { data?: unknown }).data : json;
    return (typeof call.answer === 'object' ? z.parse(call.answer, answer) : answer) as CallAnswer<
      Calls[typeof name],
      never
    >;
  };

type Given = {
  params?: Readonly<Record<string, Identifier>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
};

function valueOf(params: Readonly<Record<string, Identifier>>, key: string, name: string): Identifier {
  const value = params[key];
  if (value === undefined) throw new Error(`The call “${name}” needs the parameter “${key}”.`);
  return value;
}
