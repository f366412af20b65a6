import type { z } from 'zod';

import type { Answer, CallName, CallTypes } from './calls/index.ts';
import type { Failure } from './core/errors.ts';

/** A call that did not succeed: the API's failure, or status 0 where there was no answer. */
export class CallFailed extends Error {
  readonly status: number;
  readonly failure: Failure | undefined;
  /** Seconds the server asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(status: number, failure: Failure | undefined, retryAfter?: number, options?: ErrorOptions) {
    super(failure?.msg ?? 'No answer', options);
    this.name = 'CallFailed';
    this.status = status;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

type ParamNames<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name extends `${infer Bare}.${string}`
      ? Bare
      : Name
    : never;
type Loose<Q> = { [N in keyof Q]: object extends Pick<Q, N> ? Q[N] | undefined : Q[N] };

/** What a call is sent. */
export type CallInput<K extends CallName> = { headers?: Record<string, string>; signal?: AbortSignal | undefined } & ([
  ParamNames<K>,
] extends [never]
  ? object
  : { params: Record<ParamNames<K>, string | number> }) &
  (CallTypes[K] extends { query: infer Q extends z.core.$ZodType } ? QueryOf<z.input<Q>> : object) &
  (CallTypes[K] extends { multipart: true }
    ? { body: FormData }
    : CallTypes[K] extends { body: infer B extends z.core.$ZodType }
      ? object extends z.input<B>
        ? { body?: z.input<B> }
        : { body: z.input<B> }
      : object);
type QueryOf<Q> = object extends Q ? { query?: Loose<Q> } : { query: Loose<Q> };

/** What a call answers a client: a file, or what is declared. */
export type CallAnswer<K extends CallName> = CallTypes[K] extends { as: 'file' } ? File : Answer<K>;

export type CallArgs<K extends CallName> = object extends CallInput<K> ? [CallInput<K>?] : [CallInput<K>];

export type Client = <K extends CallName>(
  name: K,
  ...input: CallArgs<K>
) => Promise<{ status: number; data: CallAnswer<K>; headers: Headers }>;

type AnyInput = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

const noAnswer = (cause: unknown): never => {
  // Thrown by a `fetch` that makes calls of its own, as to sign in.
  if (cause instanceof CallFailed) throw cause;
  throw new CallFailed(0, undefined, undefined, { cause });
};

/** The body as JSON; undefined where it is none, as an empty one or a proxy's page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer without the envelope `{ data }`, which nothing else looks like. */
const opened = (body: unknown): unknown =>
  body && Object.keys(body).join() === 'data' ? (body as { data: unknown }).data : body;

/**
 * The one typed client: `const api = createClient({ base: '/api' })`, `await api('GET /programpage/:slug', { params: { slug } })`.
 * Throws `CallFailed`. Types come from the declarations; no schema is loaded.
 */
export function createClient(options: { base: string; fetch?: typeof globalThis.fetch }): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return async (name, ...[input]) => {
    const { params = {}, query = {}, body, headers, signal } = (input ?? {}) as AnyInput;
    const [method = '', pattern = ''] = name.split(' ');
    // The name of a resource may be of two parts, such as `leads/views`.
    const path = pattern.replace(/:(\w+)/g, (_, key: string) =>
      key === 'resource' ? String(params[key]) : encodeURIComponent(params[key] ?? ''),
    );
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)] as [string, string]],
      ),
    ).toString();
    const isJson = body !== undefined && !(body instanceof FormData);
    const answer = await send(`${options.base}${path}${search && `?${search}`}`, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
      ...(signal && { signal }),
    }).catch(noAnswer);
    // An answer can also be cut after its head, by the network or by leaving the page.
    const named = answer.ok && answer.headers.get('content-disposition');
    const data = named
      ? new File([await answer.blob().catch(noAnswer)], /filename="?([^";]+)/.exec(named)?.[1] ?? '', {
          type: answer.headers.get('content-type') ?? '',
        })
      : opened(parsed(await answer.text().catch(noAnswer)));
    if (!answer.ok) {
      const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
      throw new CallFailed(
        answer.status,
        (data as Failure | undefined)?.code ? (data as Failure) : undefined,
        retryAfter,
      );
    }
    return { status: answer.status, data: data as never, headers: answer.headers };
  };
}
