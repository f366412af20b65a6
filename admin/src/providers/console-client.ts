import { type CallAnswer, type CallInput, type CallShape, type CallShapes, consoleCalls } from '@prospectus/contract';
import type { fetchUtils, Identifier, RaRecord } from 'react-admin';
import { z } from 'zod';

type Input<C extends CallShape> = CallInput<C> & { params?: Readonly<Record<string, Identifier>> };

/**
 * One call of the console on a subject, as the contract declares it: `call('faqs', 'publish', { params: { id }, body })`.
 * Fails as its http client does. Records are read as their forms read them; any other answer by its schema.
 */
export type ConsoleClient<T extends CallShapes = typeof consoleCalls> = <N extends keyof T & string, R = RaRecord>(
  subject: string,
  name: N,
  ...input: object extends Input<T[N]> ? [Input<T[N]>?] : [Input<T[N]>]
) => Promise<CallAnswer<T[N], R>>;

/** The typed client of the console's calls below `url`; `calls` are those of the subject, where it has its own. */
export const createConsoleClient =
  <T extends CallShapes = typeof consoleCalls>(
    url: string,
    http: typeof fetchUtils.fetchJson,
    calls: T = consoleCalls as unknown as T,
  ): ConsoleClient<T> =>
  async (subject, name, ...[input]) => {
    const call = calls[name] as CallShape;
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
      T[typeof name],
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
