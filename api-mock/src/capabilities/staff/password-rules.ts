import { ApiError, BRAND_NAME } from '@prospectus/contract';
import { PERSONAL_PASSWORD_MESSAGE, WEAK_PASSWORD_MESSAGE } from '@prospectus/contract/forms';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

type Person = { email: string; firstName: string; lastName: string };

const PRODUCT = ['prospectus', ...BRAND_NAME.toLowerCase().split(/\s+/)];
const SHORTEST_WORD = 3;
const SHORTEST_REST = 6;
// An estimate, 0 to 4: below this are passwords of the lists that are tried first, and their usual disguises.
const LOWEST_SCORE = 2;
// The estimate is slow for long passwords; a strong prefix is strong enough.
const ESTIMATED_LENGTH = 48;

/** Refuses a password that is known, easily guessed, or made of the person's or the product's name. */
export async function refuseWeak(field: string, password: string, person: Person): Promise<void> {
  const words = ownWords(person);
  const refuse = (why: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: why } });
  if (isMadeOf(password, words)) throw refuse(PERSONAL_PASSWORD_MESSAGE);
  estimate ??= openEstimate();
  const { score } = (await estimate).check(password.slice(0, ESTIMATED_LENGTH), words);
  if (score < LOWEST_SCORE) throw refuse(WEAK_PASSWORD_MESSAGE);
}

function ownWords({ email, firstName, lastName }: Person): string[] {
  const [mailbox = '', host = ''] = email.split('@');
  const all = [email, mailbox, host, firstName, lastName, ...[mailbox, host, firstName, lastName].flatMap(wordsOf)];
  const distinct = new Set([...all, ...PRODUCT].map((word) => word.toLowerCase()));
  return [...distinct].filter((word) => word.length >= SHORTEST_WORD).toSorted((a, b) => b.length - a.length);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const typed = wordsOf(password.toLowerCase()).join(' ');
  const rest = words.reduce((left, word) => left.replaceAll(wordsOf(word).join(' '), ''), typed);
  return rest !== typed && rest.replaceAll(' ', '').length < SHORTEST_REST;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

let estimate: Promise<ZxcvbnFactory> | undefined;

// The word lists take a tenth of a second and 30 MB; most processes never see a new password.
async function openEstimate(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}
