import { ApiError, BRAND_NAME } from '@prospectus/contract';
import { PERSONAL_PASSWORD_MESSAGE, WEAK_PASSWORD_MESSAGE } from '@prospectus/contract/forms';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

type Person = { email: string; firstName: string; lastName: string };

const PRODUCT = ['prospectus', ...BRAND_NAME.toLowerCase().split(/\s+/)];
const MIN_WORD_LENGTH = 3;
const MIN_REST_LENGTH = 6;
// Of 0 to 4: lower scores are common passwords and their usual variations.
const MIN_SCORE = 2;
// The estimate is slow for long passwords; a strong prefix is enough.
const MAX_ESTIMATED_LENGTH = 48;

/** Refuses a password that is common, easy to guess, or made of the person's or the product's name. */
export async function refuseWeak(field: string, password: string, person: Person): Promise<void> {
  const words = ownWords(person);
  const refuse = (reason: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: reason } });
  if (isMadeOf(password, words)) throw refuse(PERSONAL_PASSWORD_MESSAGE);
  estimate ??= openEstimate();
  const { score } = (await estimate).check(password.slice(0, MAX_ESTIMATED_LENGTH), words);
  if (score < MIN_SCORE) throw refuse(WEAK_PASSWORD_MESSAGE);
}

function ownWords({ email, firstName, lastName }: Person): string[] {
  const [mailbox = '', host = ''] = email.split('@');
  const all = [email, mailbox, host, firstName, lastName, ...[mailbox, host, firstName, lastName].flatMap(wordsOf)];
  const distinct = new Set([...all, ...PRODUCT].map((word) => word.toLowerCase()));
  return [...distinct].filter((word) => word.length >= MIN_WORD_LENGTH).toSorted((a, b) => b.length - a.length);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const typed = wordsOf(password.toLowerCase()).join(' ');
  const rest = words.reduce((left, word) => left.replaceAll(wordsOf(word).join(' '), ''), typed);
  return rest !== typed && rest.replaceAll(' ', '').length < MIN_REST_LENGTH;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

let estimate: Promise<ZxcvbnFactory> | undefined;

// Loaded with the first new password: the word lists take 30 MB.
async function openEstimate(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}
