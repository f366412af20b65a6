import type { Intake } from '@prospectus/contract';

import type { Fields } from '../../content/tables.ts';

type Years = { from: string; to: string };
type MovedDate = { path: string; before: string; after: string };

/** Moves the starts of a year and their last days to apply to another year, except to months with a start. */
export function movedIntakes({ intakes }: Fields, { from, to }: Years): MovedDate[] {
  if (!YEAR.test(from) || !YEAR.test(to) || !Array.isArray(intakes)) return [];
  const by = Number(to) - Number(from);
  const months = new Set((intakes as Intake[]).map(({ starts_on }) => starts_on.slice(0, 7)));
  return (intakes as Intake[]).flatMap((intake, at) => {
    if (!intake.starts_on.startsWith(from) || months.has(inYears(intake.starts_on, by).slice(0, 7))) return [];
    return (['starts_on', 'apply_by'] as const).map((name) => ({
      path: `intakes.${at}.${name}`,
      before: intake[name],
      after: inYears(intake[name], by),
    }));
  });
}

const YEAR = /^20\d\d$/;

/** The same day of another year; 29 February becomes the 28th of a common year. */
function inYears(day: string, by: number): string {
  const moved = `${Number(day.slice(0, 4)) + by}${day.slice(4)}`;
  return new Date(moved).toISOString().startsWith(moved) ? moved : moved.replace(/29$/, '28');
}
