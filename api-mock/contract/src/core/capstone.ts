export type CreditedSubject = { subject_name: string; credits?: number | null | undefined };

/** The index of the capstone among a semester's subjects: by name, else by most credits; -1 for none. */
export function capstoneIndex(subjects: readonly CreditedSubject[]): number {
  const named = subjects.flatMap(({ subject_name }, at) => (CAPSTONE.test(subject_name) ? [at] : []));
  const candidates = named.length > 0 ? named : subjects.map((_, at) => at);
  const credits = (at: number) => subjects[at]?.credits ?? 0;
  const maxCredits = Math.max(...candidates.map(credits));
  const largest = candidates.filter((at) => credits(at) === maxCredits);
  return largest.length === 1 || named.length > 0 ? (largest.at(-1) ?? -1) : -1;
}

const CAPSTONE = /\b(?:capstone|dissertation|thesis|project)\b/i;
