import type { Resource } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

import { labelInSentence } from '../texts/contract-text.ts';
import { useLanguage } from '../texts/language-context.ts';

/** A record's name in the person's language: its title, or 'Untitled …'. */
export function useRecordTitle(): (declaration: Resource, record: Partial<RaRecord> | undefined) => string {
  const { text, contractText } = useLanguage();
  return (declaration, record) => {
    const title = record?.[declaration.titleField] as unknown;
    if (typeof title === 'string' && title !== '') return title;
    return text('entities.untitledOne', { what: labelInSentence(contractText(declaration.label.one)) });
  };
}

/** The names of a resource and of its records in the person's language; `oneInSentence` as within a sentence. */
export function useNames(declaration: Resource) {
  const { contractText } = useLanguage();
  const recordTitle = useRecordTitle();
  const [one, many] = [contractText(declaration.label.one), contractText(declaration.label.many)];
  return {
    one,
    many,
    oneInSentence: labelInSentence(one),
    manyInSentence: labelInSentence(many),
    titleOf: (record: Partial<RaRecord> | undefined) => recordTitle(declaration, record),
  };
}
