import { highlight } from '../cards.ts';
import { master } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { mbaElectives } from './online-mba/structure.ts';
import { mbaPlusFees } from './online-mba-plus/fees.ts';
import { mbaPlusSemesters, mbaPlusStructureNote } from './online-mba-plus/structure.ts';

export const onlineMbaPlus: SeedProgram = master({
  slug: 'online-mba-plus',
  display_name: 'MBA Plus',
  display_short_name: 'Online MBA Plus',
  program_code: 'MG250',
  erp_unicode: 'Master of Business Administration Plus',
  short_description:
    'The full MBA with a practice studio in every semester, for people at work who want to use on Monday what they learned on Sunday.',
  eligibility: 'A bachelor’s degree',
  mode: 'Online: recorded lessons on weekdays, live classes on Saturdays and Sundays',
  banner_additional_info: '2 years, 4 semesters, 112 credits',
  highlights: [highlight('Duration', '2 years'), highlight('Credits', '112')],
  semesters: mbaPlusSemesters,
  program_structure_disclaimer: mbaPlusStructureNote,
  electives: mbaElectives,
  fee_plans: mbaPlusFees,
  promotional_text: '',
  description: '',
});
