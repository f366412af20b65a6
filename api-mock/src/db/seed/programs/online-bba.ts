import { highlight } from '../cards.ts';
import { bachelor } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { bbaFees } from './online-bba/fees.ts';
import { bbaElectives, bbaSemesters, bbaStructureNote } from './online-bba/structure.ts';

export const onlineBba: SeedProgram = bachelor({
  slug: 'online-bba',
  display_name: 'Bachelor of Business Administration',
  display_short_name: 'Online BBA',
  program_code: 'MG100',
  erp_unicode: 'Bachelor of Business Administration',
  short_description:
    'Learn how a business is run, from its accounts to its people, and finish with the plan of one you would open yourself.',
  eligibility: 'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification',
  mode: 'Online: live classes on weekdays, in a morning or an evening group, with recordings',
  banner_additional_info: '3 years, 6 semesters, 120 credits',
  highlights: [highlight('Duration', '3 years'), highlight('Credits', '120')],
  semesters: bbaSemesters,
  program_structure_disclaimer: bbaStructureNote,
  electives: bbaElectives,
  fee_plans: bbaFees,
  promotional_text: '',
  description: '',
});
