import type { z } from 'zod';

import type { Answer, CallName, CallTypes } from './calls/index.ts';
import type { Failure } from './core/errors.ts';

/** A failed call; status 0 if there was no answer. */
export class CallFailed extends Error {
  readonly status: number;
  readonly failure: Failure | undefined;
  /** Seconds to wait, from `Retry-After`. */
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

/** What the client returns: a file, or the declared answer. */
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
  // A custom `fetch` may itself make calls, for example to sign in.
  if (cause instanceof CallFailed) throw cause;
  throw new CallFailed(0, undefined, undefined, { cause });
};

/** The body as JSON; undefined for an empty body or a proxy's page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes the envelope `{ data }`. */
const unwrap = (body: unknown): unknown =>
  body && Object.keys(body).join() === 'data' ? (body as { data: unknown }).data : body;

/**
 * The typed client: `await createClient({ base: '/api' })('GET /programpage/:slug', { params: { slug } })`. Throws
 * `CallFailed`; loads no schema.
 */
export function createClient(options: { base: string; fetch?: typeof globalThis.fetch }): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return async (name, ...[input]) => {
    const { params = {}, query = {}, body, headers, signal } = (input ?? {}) as AnyInput;
    const [method = '', pattern = ''] = name.split(' ');
    // A resource name may contain a slash: `leads/views`.
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
    // The connection can also break after the headers.
    const disposition = answer.ok && answer.headers.get('content-disposition');
    const data = disposition
      ? new File([await answer.blob().catch(noAnswer)], /filename="?([^";]+)/.exec(disposition)?.[1] ?? '', {
          type: answer.headers.get('content-type') ?? '',
        })
      : unwrap(parseJson(await answer.text().catch(noAnswer)));
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
