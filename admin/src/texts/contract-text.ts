import { type ErrorCode, ERRORS, type Failure, type FieldMeta } from '@prospectus/contract';

/** Returns what the contract says in the person's language; an unknown text is returned as it is. */
export type ContractText = (english: string) => string;

const NUMBER = /\d+(?:[.,]\d+)*/g;
const VARIABLE = '%{n}';

/**
 * Looks up by the English text. Messages with numbers are entered once with a variable for each number:
 * `At most %{n} characters.`
 */
export const contractTextOf =
  (contract: Readonly<Record<string, string>>): ContractText =>
  (english) => {
    const exact = contract[english];
    if (exact !== undefined) return exact;
    const numbers = english.match(NUMBER) ?? [];
    const pattern = contract[english.replaceAll(NUMBER, VARIABLE)] ?? english;
    return numbers.reduce((text, number) => text.replace(VARIABLE, () => number), pattern);
  };

/** A field's metadata with its label, help and choices in the person's language. */
export const translatedMeta = (meta: FieldMeta, text: ContractText): FieldMeta => ({
  ...meta,
  label: text(meta.label),
  ...(meta.help !== undefined && { help: text(meta.help) }),
  ...(meta.options && { options: meta.options.map(({ id, name }) => ({ id, name: text(name) })) }),
});

/** A label as written inside a sentence: in lower case, except abbreviations such as FAQ. */
export const labelInSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Returns what a failure says: an error that was thrown, the API's answer, or the result of one of many records. */
export type RefusalText = (failed: unknown) => string;

/**
 * The API's failures say in English what exactly is wrong. In another language that is said where it is translated; else
 * what its code means, followed by the exact words, as they may name a record or a column.
 */
export const refusalTextOf =
  (contractText: ContractText, isEnglish: boolean): RefusalText =>
  (failed) => {
    const failure = answerOf(failed);
    if (!failure) return contractText(failed instanceof Error ? failed.message : ERRORS.INTERNAL.msg);
    const exact = Object.values(failure.errors ?? {})[0] ?? failure.msg ?? '';
    const translated = contractText(exact);
    if (isEnglish || translated !== exact) return translated;
    return isKnown(failure.code)
      ? `${contractText(ERRORS[failure.code].msg)} (${exact})`
      : contractText(ERRORS.INTERNAL.msg);
  };

const isKnown = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(ERRORS, code);

/** What the API answered: of an error of the HTTP client its body; undefined where there was no answer. */
function answerOf(failed: unknown): Partial<Failure> | undefined {
  const answer = failed instanceof Error ? (failed as { body?: unknown }).body : failed;
  return typeof answer === 'object' && answer !== null ? answer : undefined;
}
