import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput } from '../../inputs/LazyPartsInput.tsx';

/** Semesters with their subjects; a closed one shows `semesterSummary`. */
export const SemestersInput = (props: KindInputProps) => <LazyPartsInput {...props} summary={semesterSummary} />;

type Subject = { credits?: number | null };

/** '6 subjects · 24 credits', and the sum of the subjects' credits where it differs. */
export function semesterSummary(semester: Record<string, unknown>): string {
  const subjects = (semester['semester_data'] ?? []) as Subject[];
  const total = semester['total_credits'] as number | null | undefined;
  const sum = subjects.reduce((all, { credits }) => all + (credits ?? 0), 0);
  const parts = [`${subjects.length} ${subjects.length === 1 ? 'subject' : 'subjects'}`];
  if (total) parts.push(`${total} credits`);
  if (sum > 0 && total && sum !== total) parts.push(`subjects add up to ${sum}`);
  return parts.join(' · ');
}
