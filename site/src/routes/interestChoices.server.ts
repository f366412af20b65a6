import type { Client } from '@prospectus/contract/client';

import type { Interests } from './pageData.ts';

/** Choices of 'area of interest', on landing pages those of campaigns; a page is worth showing without them. */
export async function interestChoices(
  api: Client,
  list: 'interestList' | 'landingInterestList' = 'interestList',
): Promise<Interests> {
  const found = await api(list).catch(() => undefined);
  return found?.data.map(({ erp_unicode, program_value }) => ({ value: erp_unicode, label: program_value })) ?? [];
}
