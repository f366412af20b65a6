import en from './en.json';
import type { TextKey } from './language-context.ts';

const { purposes } = en.deliveries;
type Purpose = keyof typeof purposes;

const isPurpose = (name: string): name is Purpose => Object.hasOwn(purposes, name);

/** Every purpose of a delivery that the API names. */
export const PURPOSES = Object.keys(purposes).filter((name) => isPurpose(name));

/** The text of a purpose; undefined for one that has none. */
export const purposeKey = (purpose: string): TextKey | undefined =>
  isPurpose(purpose) ? `deliveries.purposes.${purpose}` : undefined;
