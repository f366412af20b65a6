import type { KindInputProps } from '../../inputs/kinds.ts';
import { LazyParts } from '../../inputs/LazyParts.tsx';

/** Semesters with their subjects; a closed one says how many and how many credits they come to. */
export const SemestersInput = (props: KindInputProps) => <LazyParts {...props} summary={semesterSummary} />;

type Subject = { credits?: number | null };

/** '6 subjects · 24 credits', and where the credits of the subjects come to something else, what. */
export function semesterSummary(part: Record<string, unknown>): string {
  const subjects = (part['semester_data'] ?? []) as Subject[];
  const total = part['total_credits'] as number | null | undefined;
  const sum = subjects.reduce((all, { credits }) => all + (credits ?? 0), 0);
  const words = [`${subjects.length} ${subjects.length === 1 ? 'subject' : 'subjects'}`];
  if (total) words.push(`${total} credits`);
  if (sum > 0 && total && sum !== total) words.push(`subjects add up to ${sum}`);
  return words.join(' · ');
}
