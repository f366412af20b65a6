/**
 * Consent, withdrawals, retention and one person's data. A door of its own: what the first one gives is loaded when the
 * console starts.
 */
export * from './operations/retention.ts';
