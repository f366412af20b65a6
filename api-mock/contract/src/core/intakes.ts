/** When classes begin, and the last day to apply for them; both `yyyy-MM-dd`. */
export type Intake = { starts_on: string; apply_by: string };

/** The first intake that can still be applied for on a day. */
export function nextIntake(intakes: readonly Intake[], today: string): Intake | undefined {
  return intakes
    .filter(({ apply_by }) => apply_by >= today)
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))[0];
}

/** What stands where the last day to apply for every intake is over. */
export const ASK_FOR_START = 'Ask a counsellor for the next start';

/** '16 Jan 2027, apply by 31 Dec 2026'; without dates the words of staff. */
export const startText = (about: { intake: Intake | null; next_start: string }): string =>
  about.intake ? `${dayText(about.intake.starts_on)}, apply by ${dayText(about.intake.apply_by)}` : about.next_start;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '31 Dec', the same in every browser. */
export const dayAndMonth = (day: string): string =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** '16 Jan 2027'. */
export const dayText = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;
