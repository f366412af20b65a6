import type { Resource } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

/** A label as written inside a sentence: in lower case, except abbreviations such as FAQ. */
export const labelInSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The title of a record; 'Untitled …' where it has none. */
export function recordTitle(declaration: Resource, record: Partial<RaRecord> | undefined): string {
  const title = record?.[declaration.titleField] as unknown;
  return typeof title === 'string' && title !== '' ? title : `Untitled ${labelInSentence(declaration.label.one)}`;
}
