/** The time zone in which the console shows and asks for times, wherever the person is. */
export const INDIA = 'Asia/Kolkata';

// India has one time zone, without summer time.
const OFFSET_MS = 5.5 * 3_600_000;

/** An ISO time as the value of a `datetime-local` input in Indian time; '' for none. */
export const toIndianInput = (iso: unknown): string =>
  typeof iso === 'string' ? new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16) : '';

/** The value of such an input as an ISO time; null for none. */
export const fromIndianInput = (value: string): string | null =>
  value === '' ? null : new Date(Date.parse(`${value}Z`) - OFFSET_MS).toISOString();

/** '23 Nov, 9:00 am' in India, with the year where it is another than this one. */
export function indianTime(at: string, locale: string, now = new Date()): string {
  const date = new Date(at);
  const isThisYear = yearIn(date) === yearIn(now);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: INDIA,
  }).format(date);
}

/** The year of a moment in India: '2026'. */
export const yearIn = (date: Date): string =>
  new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone: INDIA }).format(date);

/** The day in India of an ISO time, `YYYY-MM-DD`; '' for none. */
export const dayOf = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? '' : toIndianInput(new Date(iso).toISOString()).slice(0, 10);

/** The first moment of a day in India as an ISO time; undefined for what is no day. */
export function firstMomentOf(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00:00+05:30`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The last moment of a day in India as an ISO time; undefined for what is no day. */
export const lastMomentOf = (day: string): string | undefined => {
  const first = firstMomentOf(day);
  return first && new Date(Date.parse(first) + 86_399_999).toISOString();
};
