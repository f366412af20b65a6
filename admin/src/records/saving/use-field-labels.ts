import type { Resource } from '@prospectus/contract';

import { findField } from '../../fields/schema.ts';
import { useContractText, useLanguage } from '../../texts/language-context.ts';

/** The labels of fields in one line, in the person's language. */
export function useFieldLabels(declaration: Resource): (names: readonly string[]) => string {
  const contractText = useContractText();
  const { locale } = useLanguage();
  return (names) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      names.map((name) => contractText(findField(declaration, name)?.meta.label ?? name)),
    );
}
