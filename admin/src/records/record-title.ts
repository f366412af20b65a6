import type { Resource } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

import { labelInSentence } from '../fields/label-in-sentence.ts';
import { useContractText, useText } from '../texts/language-context.ts';

export { labelInSentence };

/** A record's name in the person's language: its title, or 'Untitled …'. */
export function useRecordTitle(): (declaration: Resource, record: Partial<RaRecord> | undefined) => string {
  const text = useText();
  const contractText = useContractText();
  return (declaration, record) => {
    const title = record?.[declaration.titleField] as unknown;
    if (typeof title === 'string' && title !== '') return title;
    return text('entities.untitledOne', { what: labelInSentence(contractText(declaration.label.one)) });
  };
}
