import type { Answer, Body } from './endpoints/index.ts';
import type { Failure } from './core/errors.ts';
import { routes, type RouteName } from './endpoints/routes.ts';

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

type Call<N extends RouteName> = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
} & ([Body<N>] extends [never] ? { body?: never } : { body: Body<N> });

export type Client = <N extends RouteName>(
  name: N,
  call?: Call<N>,
) => Promise<{ status: number; data: Answer<N>; headers: Headers }>;

const noAnswer = (cause: unknown): never => {
  throw new CallFailed(0, undefined, undefined, { cause });
};

/** The body as JSON; undefined where it is none, as an empty one or a proxy's page. */
function parsed(text: string): ({ data?: unknown } & Partial<Failure>) | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/**
 * The one typed client: `const api = createClient({ base: '/api' })`, `await api('programPage', { params: { slug } })`.
 * Throws `CallFailed`. Types come from the endpoints; no schema is loaded.
 */
export function createClient(options: { base: string; fetch?: typeof globalThis.fetch }): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return async (name, call) => {
    const [method, pattern] = routes[name];
    const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(call?.params?.[key] ?? ''));
    const query = new URLSearchParams(
      Object.entries(call?.query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ).toString();
    const hasBody = call?.body !== undefined;
    const answer = await send(`${options.base}${path}${query && `?${query}`}`, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }), ...call?.headers },
      ...(hasBody && { body: JSON.stringify(call.body) }),
      ...(call?.signal && { signal: call.signal }),
    }).catch(noAnswer);
    // An answer can also be cut after its head, by the network or by leaving the page.
    const body = parsed(await answer.text().catch(noAnswer));
    if (!answer.ok) {
      const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
      throw new CallFailed(answer.status, body?.code ? (body as Failure) : undefined, retryAfter);
    }
    const data = Array.isArray(body) ? body : body?.data;
    return { status: answer.status, data: data as Answer<typeof name>, headers: answer.headers };
  };
}
