import type { CallAnswer, CallArgs, CallName, Failure } from '@prospectus/contract';
import { type ToastMessage, useToast } from '@prospectus/design-system';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

import { useContractText, useRefusalText, useText } from '../texts/language-context.ts';
import { type Api, asHttpError } from './api.ts';
import type { ConsoleDataProvider } from './data-provider.ts';
import { isCancelled, NO_TASK, type Task, useTask } from './progress.tsx';

const TOAST_CLOSES_AFTER_MS = 6_000;

/** The calls of the API as the person who is signed in. Fail with an `HttpError`. */
export const useApi = (): Api => useDataProvider<ConsoleDataProvider>().api;

/** The resource a call belongs to: the first part of its path below `/admin`. */
function subjectOf(name: CallName, input: unknown): string {
  const resource = (input as { params?: { resource?: string } } | undefined)?.params?.resource;
  return resource ?? name.split('/')[2] ?? '';
}

/** The key under which the answer of a call is cached; it begins with the subject, as those of react-admin do. */
const readKey = <K extends CallName>(name: K, ...[input]: CallArgs<K>) => [subjectOf(name, input), name, input];

type ReadOptions<Answer> = Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;

/**
 * The answer of a call that reads: `useRead('GET /admin/releases/:id', { params: { id } })`. A failure is shown at once,
 * without retries.
 */
export function useRead<K extends CallName>(
  name: K,
  input?: NonNullable<CallArgs<K>[0]>,
  options?: ReadOptions<CallAnswer<K>>,
) {
  const api = useApi();
  const args = [input] as unknown as CallArgs<K>;
  return useQuery<CallAnswer<K>>({
    retry: false,
    ...options,
    queryKey: readKey(name, ...args),
    queryFn: ({ signal }) => api(name, ...([{ ...input, signal }] as unknown as CallArgs<K>)),
  });
}

export type CallOptions<Answer> = {
  /** What a toast says once it is done. */
  done?: string | ((answer: Answer) => ToastMessage | undefined);
  /** Other subjects than the call's own whose reads are stale afterwards. */
  refetch?: readonly string[];
  /** The title of the dialog that shows the progress of a long call and cancels it. */
  progress?: string | undefined;
  /** What a toast says beside “Cancelled”. */
  cancelled?: string;
};

/** Why a call was refused, in the person's language; `errors` by field. */
export type CallFailure = { message: string; errors: Readonly<Record<string, string>>; code?: string | undefined };

type UseCallOptions = { inPlace?: boolean; parallel?: boolean; refusals?: Readonly<Record<string, string>> };

/**
 * Makes calls that change something, one at a time: a toast says what was done, or why it was refused; everything read of
 * its subject is refetched, and `busy` lasts until that is done. Resolves to `{ answer }`, or to undefined where it was refused or
 * cancelled. `inPlace`: a refusal is not a toast but `failure`, for a form or a dialog to show. `refusals` are the words for certain
 * codes. `parallel`: a call may begin while another one runs.
 */
export function useCall({ inPlace = false, parallel = false, refusals = {} }: UseCallOptions = {}) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const refusalText = useRefusalText();
  const contractText = useContractText();
  const runTask = useTask();
  const running = useRef(false);
  const [unfinished, setUnfinished] = useState(0);
  const [failure, setFailure] = useState<CallFailure>();

  const refuse = (thrown: unknown) => {
    const error = asHttpError(thrown);
    const body = error instanceof HttpError ? (error.body as (Failure & { retryAfter?: number }) | null) : null;
    const usual = body?.code === 'VERSION_CONFLICT' ? text('lists.conflict') : refusalText(error);
    const seconds = body?.code === 'TOO_MANY_REQUESTS' ? body.retryAfter : undefined;
    const wait = seconds ? ` ${text('accounts.tryAgainIn', { smart_count: Math.ceil(seconds / 60) })}` : '';
    const message = ((body && refusals[body.code]) ?? usual) + wait;
    const errors = Object.fromEntries(
      Object.entries(body?.errors ?? {}).map(([name, english]) => [name, contractText(english)]),
    );
    if (inPlace) setFailure({ message, errors, code: body?.code });
    else toast.show({ tone: 'danger', title: text('lists.refused'), description: message });
  };

  /** Several calls as one, such as one for each of many records. */
  const attempt = async <Answer>(
    work: (api: Api, task: Task) => Promise<Answer>,
    { done, refetch = [], progress, cancelled }: CallOptions<Answer> = {},
  ): Promise<{ answer: Answer } | undefined> => {
    if (running.current && !parallel) return undefined;
    running.current = true;
    setUnfinished((count) => count + 1);
    setFailure(undefined);
    // The message about the call before says nothing of this one.
    toast.close();
    let result: { answer: Answer } | undefined;
    try {
      const answer = await (progress ? runTask(progress, (task) => work(api, task)) : work(api, NO_TASK));
      const message = typeof done === 'function' ? done(answer) : done && { title: done };
      if (message) toast.show({ tone: 'success', closesAfter: TOAST_CLOSES_AFTER_MS, ...message });
      result = { answer };
    } catch (error) {
      if (isCancelled(error)) toast.show({ title: text('shell.progress.cancelled'), description: cancelled });
      else refuse(error);
    } finally {
      running.current = false;
    }
    const refetched = queries.invalidateQueries({
      predicate: ({ queryKey: [subject] }) =>
        typeof subject === 'string' && refetch.some((one) => subject === one || subject.startsWith(`${one}/`)),
    });
    // After a refusal nothing waits: without a connection a refetch is retried for seconds.
    if (result) await refetched;
    setUnfinished((count) => count - 1);
    return result;
  };

  const call = <K extends CallName>(
    name: K,
    input: NonNullable<CallArgs<K>[0]>,
    { refetch = [], ...options }: CallOptions<CallAnswer<K>> = {},
  ) =>
    attempt(
      (make, { signal }) =>
        make(name, ...([{ ...input, ...(options.progress && { signal }) }] as unknown as CallArgs<K>)),
      {
        ...options,
        refetch: [subjectOf(name, input), ...refetch],
      },
    );

  return { busy: unfinished > 0, failure, call, attempt, clearFailure: () => setFailure(undefined) };
}
