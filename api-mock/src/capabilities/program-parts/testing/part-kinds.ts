import { parts, type PartResource } from '@prospectus/contract';

import { PART_SAMPLES } from './part-samples.ts';

const REQUIREMENT: Record<string, string> = {
  'course-info': 'ADMIN-27',
  'key-contents': 'ADMIN-28',
  'key-points': 'ADMIN-28',
  roadmaps: 'ADMIN-29',
  'program-benefits': 'ADMIN-30',
  highlights: 'ADMIN-31',
  structures: 'ADMIN-32',
  'fee-structures': 'ADMIN-33',
  electives: 'ADMIN-34',
  certificates: 'ADMIN-35',
  'learn-more': 'ADMIN-35',
  videos: 'ADMIN-35',
  'admission-steps': 'ADMIN-35',
};
/** Every part with its sample, its address and the requirement it meets. */
const KINDS = Object.values<PartResource>(parts).map((part) => ({
  part,
  name: part.name,
  row: REQUIREMENT[part.name],
  sample: PART_SAMPLES[part.name as keyof typeof PART_SAMPLES],
  path: `/admin/${part.name}`,
}));

export const LISTS = KINDS.filter(({ part }) => 'list' in part);
export const SINGLES = KINDS.filter(({ part }) => 'single' in part);
/** An id that no record has. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** A query of ra-data-simple-rest: each value as JSON. */
export const query = (parameters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString();
