import type { ProgramCard } from '@prospectus/contract';
import { PROGRAM_TYPE, type ProgramType } from '@prospectus/contract/constants';

/** A tab of featured programmes (§9). */
type FeaturedTab = { label: string; type: ProgramType };

export const FEATURED_TABS: readonly FeaturedTab[] = [
  { label: 'Bachelors', type: PROGRAM_TYPE.BACHELORS },
  { label: 'Masters', type: PROGRAM_TYPE.MASTERS },
  { label: 'Diploma', type: PROGRAM_TYPE.DIPLOMA },
];

/** Certificates are stored as type 2 (§9); their label puts them beside the diplomas. */
export const isInTab =
  ({ type }: FeaturedTab) =>
  ({ label, program_type_id }: Pick<ProgramCard, 'label' | 'program_type_id'>): boolean =>
    (label === 'Certificate' ? PROGRAM_TYPE.DIPLOMA : program_type_id) === type;
