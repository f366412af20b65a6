const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Asia/Kolkata, which has no summer time. */
const OFFSET_MS = 5.5 * HOUR_MS;
const [OPENS, CLOSES] = [9, 19];
const SUNDAY = 0;

export { DAY_MS, HOUR_MS, MINUTE_MS };

/** The start of a day in Asia/Kolkata. */
export const startOfDay = (at: number): number => Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** The same time if counsellors work then, else some minutes after their next day begins. */
export function inWorkingHours(at: number): number {
  const day = startOfDay(at);
  const hour = (at - day) / HOUR_MS;
  const minutes = Math.floor(at / MINUTE_MS) % 50;
  const opening = (from: number) => from + OPENS * HOUR_MS + minutes * MINUTE_MS;
  const weekday = new Date(day + OFFSET_MS).getUTCDay();
  if (weekday === SUNDAY) return opening(day + DAY_MS);
  if (hour < OPENS) return opening(day);
  if (hour < CLOSES) return at;
  return inWorkingHours(opening(day + DAY_MS));
}
