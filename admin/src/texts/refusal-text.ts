import type { ErrorCode, Failure } from '@prospectus/contract';

import type { ContractText } from './contract-text.ts';

/** What is said of a failure by its code, where its own words are not in the person's language. */
export type Refusals = Readonly<Record<ErrorCode, string>>;

/** Returns what a failure says: an error that was thrown, the API's answer, or what became of one of many records. */
export type RefusalText = (failed: unknown) => string;

/**
 * The API's failures say in English what exactly is wrong. In another language that is said where it is translated; else
 * what its code means, and what exactly behind it, as it may name a record or a column.
 */
export const refusalTextOf =
  (contractText: ContractText, refusals: Refusals | undefined): RefusalText =>
  (failed) => {
    const failure = answerOf(failed);
    if (!failure) return failed instanceof Error ? contractText(failed.message) : (refusals?.INTERNAL ?? '');
    const exact = Object.values(failure.errors ?? {})[0] ?? failure.msg ?? '';
    const said = contractText(exact);
    if (!refusals || said !== exact) return said;
    const general = failure.code && refusals[failure.code];
    return general ? `${general} (${exact})` : refusals.INTERNAL;
  };

/** What the API answered: of an error of the HTTP client its body; undefined where there was no answer. */
function answerOf(failed: unknown): Partial<Failure> | undefined {
  const answer = failed instanceof Error ? (failed as { body?: unknown }).body : failed;
  return typeof answer === 'object' && answer !== null ? answer : undefined;
}
