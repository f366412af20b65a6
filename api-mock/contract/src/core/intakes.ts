/** The first day of classes, and the last day to apply; both `yyyy-MM-dd`. */
export type Intake = { starts_on: string; apply_by: string };

/** The first intake that is still open for applications. */
export function nextIntake(intakes: readonly Intake[], today: string): Intake | undefined {
  return intakes
    .filter(({ apply_by }) => apply_by >= today)
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))[0];
}

/** Shown when no intake is open for applications. */
export const ASK_FOR_START = 'Ask a counsellor for the next start';

/** '16 Jan 2027, apply by 31 Dec 2026'; without dates the text of staff. */
export const startText = (about: { intake: Intake | null; next_start: string }): string =>
  about.intake ? `${dayText(about.intake.starts_on)}, apply by ${dayText(about.intake.apply_by)}` : about.next_start;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '31 Dec', the same in every browser. */
export const dayAndMonth = (day: string): string =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** '16 Jan 2027'. */
export const dayText = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;
