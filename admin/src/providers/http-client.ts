import type { Failure } from '@prospectus/contract';
import { CallFailed } from '@prospectus/contract/client';
import { type fetchUtils as FetchUtils, fetchUtils, HttpError } from 'react-admin';

import { presentLanguage } from '../texts/language-context.ts';
import type { Session } from './session.ts';

type FetchJson = typeof FetchUtils.fetchJson;

/**
 * react-admin's fetch with the session's token. After a 401 it renews the token and retries once. Every failure is an
 * `HttpError` with the API's message in the person's language and, as `body`, the API's failure; status 0 means that
 * there was no answer.
 */
export function createHttpClient(session: Session): FetchJson {
  const send = (token: string, url: string, options: FetchUtils.Options) =>
    fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } });

  return async (url: string, options: FetchUtils.Options = {}) => {
    try {
      return await send(await session.token(), url, options).catch(async (error: unknown) => {
        if (!(error instanceof HttpError) || error.status !== 401) throw error;
        return send((await session.renew()).token, url, options);
      });
    } catch (error) {
      if (error instanceof HttpError && (error.body as Failure | null)?.code === 'SECOND_FACTOR_MISSING')
        session.requireSecondFactor();
      throw asHttpError(error);
    }
  };
}

const NO_ANSWER = 'The server does not answer. Check the connection and try again; nothing you typed is lost.';

function asHttpError(error: unknown): unknown {
  const { refusalText, contractText } = presentLanguage();
  const noAnswer = contractText(NO_ANSWER);
  if (error instanceof HttpError) {
    const body = error.body as Failure | null | undefined;
    const said = typeof body?.msg === 'string' ? refusalText({ code: body.code, msg: body.msg }) : noAnswer;
    return new HttpError(said, error.status, body);
  }
  if (error instanceof CallFailed)
    return new HttpError(error.failure ? refusalText(error.failure) : noAnswer, error.status, error.failure);
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  // Thrown by `fetch` where there is no connection.
  if (error instanceof TypeError) return new HttpError(noAnswer, 0, null);
  return error;
}
