import { highlight } from '../cards.ts';
import { bachelor } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { baFees } from './online-ba/fees.ts';
import { baElectives, baSemesters, baStructureNote } from './online-ba/structure.ts';

export const onlineBa: SeedProgram = bachelor({
  slug: 'online-ba',
  display_name: 'Bachelor of Arts',
  display_short_name: 'Online BA',
  program_code: 'HU100',
  erp_unicode: 'Bachelor of Arts',
  short_description:
    'Study English, History and Political Science side by side, or give most of your time to Economics or to Sociology.',
  eligibility: 'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification',
  mode: 'Online: recorded lessons at any hour, live classes on Saturdays and Sundays',
  banner_additional_info: '3 years, 6 semesters, 120 credits',
  highlights: [highlight('Duration', '3 years'), highlight('Credits', '120')],
  semesters: baSemesters,
  program_structure_disclaimer: baStructureNote,
  electives: baElectives,
  fee_plans: baFees,
  promotional_text: '',
  description: '',
});
