import type { InterestItem } from '@prospectus/contract';
import type { Client } from '@prospectus/contract/client';

import type { Interests } from './page-data.ts';

/** Choices of 'area of interest', on landing pages those of campaigns; a page is worth showing without them. */
export async function readInterestOptions(
  api: Client,
  list: 'GET /program/all/erplist' | 'GET /landing/all/erplist' = 'GET /program/all/erplist',
): Promise<Interests> {
  return (await listed(api, list)).map(toOption);
}

/** The same choices, and the one that is the programme's, where it is among them. */
export async function readInterestOptionsFor(
  api: Client,
  program: { slug: string } | null,
): Promise<{ interests: Interests; course: string | undefined }> {
  const found = await listed(api, 'GET /program/all/erplist');
  return { interests: found.map(toOption), course: found.find(({ slug }) => slug === program?.slug)?.erp_unicode };
}

const listed = (api: Client, list: 'GET /program/all/erplist' | 'GET /landing/all/erplist'): Promise<InterestItem[]> =>
  api(list).then(
    ({ data }) => data,
    () => [],
  );

const toOption = ({ erp_unicode, program_value }: InterestItem) => ({ value: erp_unicode, label: program_value });
