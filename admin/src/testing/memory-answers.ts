import type { CallInput, CallName } from '@prospectus/contract';

type Given<K extends CallName> = {
  params: CallInput<K> extends { params: infer P } ? Record<keyof P, string> : object;
  query: CallInput<K> extends { query?: infer Q } ? NonNullable<Q> : object;
  body: CallInput<K> extends { body?: infer B } ? NonNullable<B> : object;
};

/** What calls answer in a test, by their names. */
export type MemoryAnswers = { [K in CallName]?: (given: Given<K>) => unknown };
