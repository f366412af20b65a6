import type { CallAnswer, CallArgs, CallName, Client } from '@prospectus/contract';
import { CallFailed, createClient } from '@prospectus/contract/client';
import { HttpError } from 'react-admin';

import { presentLanguage } from '../texts/language-context.ts';
import type { Session } from './session.ts';

/** A call as the person who is signed in. Fails with an `HttpError`. */
export type Api = <K extends CallName>(name: K, ...input: CallArgs<K>) => Promise<CallAnswer<K>>;

/**
 * The client of the contract with the session's token. Every failure is an `HttpError` with the API's message in the
 * person's language and, as `body`, the API's failure; status 0 means that there was no answer.
 */
export function createStaffClient(session: Session, base = '/api'): Client {
  const client = createClient({ base, fetch: signed(session) });
  return (name, ...input) =>
    client(name, ...input).catch((error: unknown) => {
      if (error instanceof CallFailed && error.failure?.code === 'SECOND_FACTOR_MISSING') session.requireSecondFactor();
      throw asHttpError(error);
    });
}

/** The same, where nothing but the answer is of interest. */
export const answersOf =
  (client: Client): Api =>
  async (name, ...input) =>
    (await client(name, ...input)).data;

/** After a 401 the token is renewed and the call made once more. */
const signed =
  (session: Session): typeof fetch =>
  async (input, init) => {
    const sendAs = (token: string) =>
      send(input, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${token}` } });
    const answer = await sendAs(await session.token());
    return answer.status === 401 ? sendAs((await session.renew()).token) : answer;
  };

const NO_ANSWER = 'The server does not answer. Check the connection and try again; nothing you typed is lost.';

/** A failure as react-admin knows it, with its message in the person's language. */
export function asHttpError(error: unknown): unknown {
  if (!(error instanceof CallFailed)) return error;
  if (error.cause instanceof DOMException && error.cause.name === 'AbortError') return error.cause;
  const { refusalText, contractText } = presentLanguage();
  const { failure, retryAfter } = error;
  // The messages for single fields are shown at the fields.
  const message = failure ? refusalText({ code: failure.code, msg: failure.msg }) : contractText(NO_ANSWER);
  return new HttpError(message, error.status, failure ? { ...failure, retryAfter } : null);
}

type OnProgress = (share: number) => void;

const progressOf = new WeakMap<object, OnProgress>();

/** Has the share of a form that is sent reported, from 0 to 1. */
export function withProgress(form: FormData, onProgress: OnProgress): FormData {
  progressOf.set(form, onProgress);
  return form;
}

const send: typeof fetch = (input, init = {}) => {
  const onProgress = init.body instanceof FormData && progressOf.get(init.body);
  return onProgress ? sendWithProgress(input as string, init, onProgress) : fetch(input, init);
};

// `fetch` does not report how much of a body is sent.
function sendWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const abort = () => {
    request.abort();
    reject(new DOMException('The upload was cancelled.', 'AbortError'));
  };
  request.open(method, url);
  for (const [name, value] of Object.entries(headers as Record<string, string>)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    const retryAfter = request.getResponseHeader('retry-after');
    const init = { status: request.status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
    resolve(new Response(request.responseText, init));
  });
  request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  else request.send(body as FormData);
  return promise;
}
