import { highlight } from '../cards.ts';
import { bachelor } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { bcomFees } from './online-bcom/fees.ts';
import { bcomElectives, bcomSemesters, bcomStructureNote } from './online-bcom/structure.ts';

export const onlineBcom: SeedProgram = bachelor({
  slug: 'online-bcom',
  display_name: 'Bachelor of Commerce',
  display_short_name: 'Online BCom',
  program_code: 'CM100',
  erp_unicode: 'Bachelor of Commerce',
  short_description:
    'Keep books, prepare returns and read a balance sheet with confidence, on the software and the law that accounts offices use.',
  eligibility: 'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification',
  mode: 'Online: live classes on weekday evenings, practice on Saturdays',
  banner_additional_info: '3 years, 6 semesters, 120 credits',
  highlights: [highlight('Duration', '3 years'), highlight('Credits', '120')],
  semesters: bcomSemesters,
  program_structure_disclaimer: bcomStructureNote,
  electives: bcomElectives,
  fee_plans: bcomFees,
  promotional_text: '',
  description: '',
});
