import { ASK_FOR_START, type Intake, nextIntake, type ProgramSections } from '@prospectus/contract';

import type { Content, PlacedProgram } from './content.ts';

/** A programme's own starts, else those of its parent, else the university's. */
const intakesOf = (content: Pick<Content, 'university'>, page: PlacedProgram): readonly Intake[] =>
  [page.program, page.parent?.program, content.university].find((source) => source && source.intakes.length > 0)
    ?.intakes ?? [];

/** A programme's next start: by date where it has dates, else in its own words. */
export function startOf(
  content: Content,
  page: PlacedProgram,
): Pick<ProgramSections['about'], 'next_start' | 'intake'> {
  const intakes = intakesOf(content, page);
  if (intakes.length === 0) return { next_start: page.program.next_start, intake: null };
  const next = nextIntake(intakes, content.today);
  if (!next) return { next_start: ASK_FOR_START, intake: null };
  return { next_start: page.program.next_start, intake: { starts_on: next.starts_on, apply_by: next.apply_by } };
}

const FOR_A_YEAR = /^Admissions Open for \d{4} Batch$/;

/** Puts the year of the next start into the standard text (PAGE-03); empty where all starts are over. Other texts stay. */
export function batchText(content: Content, page: PlacedProgram, text: string): string {
  const intakes = intakesOf(content, page);
  if (!FOR_A_YEAR.test(text) || intakes.length === 0) return text;
  const next = nextIntake(intakes, content.today);
  return next ? `Admissions Open for ${next.starts_on.slice(0, 4)} Batch` : '';
}
