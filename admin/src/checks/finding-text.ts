import type { Finding } from '@prospectus/contract';

import type { TextFunction } from '../texts/language-context.ts';

/** What a finding says, in the person's language. */
export const findingText = (text: TextFunction, { code, values }: Pick<Finding, 'code' | 'values'>): string =>
  // Which values a text needs depends on its code; the API gives those.
  (text as (key: string, values: Finding['values']) => string)(`publishing.findings.${code}`, values);
