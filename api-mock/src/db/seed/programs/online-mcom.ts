import { highlight } from '../cards.ts';
import { master } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { mcomFees } from './online-mcom/fees.ts';
import { mcomElectives, mcomSemesters, mcomStructureNote } from './online-mcom/structure.ts';

export const onlineMcom: SeedProgram = master({
  slug: 'online-mcom',
  display_name: 'Master of Commerce',
  display_short_name: 'Online MCom',
  program_code: 'CM200',
  erp_unicode: 'Master of Commerce',
  short_description:
    'Go behind the figures: reporting standards, cost, tax and finance at postgraduate depth, with a dissertation of your own.',
  eligibility: 'BCom',
  mode: 'Online: recorded lessons on weekdays, live seminars on Sundays',
  banner_additional_info: '2 years, 4 semesters, 80 credits',
  highlights: [highlight('Duration', '2 years'), highlight('Credits', '80')],
  semesters: mcomSemesters,
  program_structure_disclaimer: mcomStructureNote,
  electives: mcomElectives,
  fee_plans: mcomFees,
  promotional_text: '',
  description: '',
});
