// India has one time zone, without summer time.
const OFFSET_MS = 5.5 * 3_600_000;

/** An ISO time as the value of a `datetime-local` input in Indian time; '' for none. */
export const toIndianInput = (iso: unknown): string =>
  typeof iso === 'string' ? new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16) : '';

/** The value of such an input as an ISO time; null for none. */
export const fromIndianInput = (value: string): string | null =>
  value === '' ? null : new Date(Date.parse(`${value}Z`) - OFFSET_MS).toISOString();
