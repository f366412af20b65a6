import { highlight } from '../cards.ts';
import { master } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { mcaFees } from './online-mca/fees.ts';
import { mcaElectives, mcaSemesters, mcaStructureNote } from './online-mca/structure.ts';

export const onlineMca: SeedProgram = master({
  slug: 'online-mca',
  display_name: 'Master of Computer Applications',
  display_short_name: 'Online MCA',
  program_code: 'CS200',
  erp_unicode: 'Master of Computer Applications',
  short_description:
    'Design, build, secure and run software, from data structures to a project of sixteen credits that other people can use.',
  eligibility: 'BCA or a bachelor’s degree in computing',
  mode: 'Online: live classes on Saturdays and Sundays, laboratory on Wednesday evenings',
  banner_additional_info: '2 years, 4 semesters, 88 credits',
  highlights: [highlight('Duration', '2 years'), highlight('Credits', '88')],
  semesters: mcaSemesters,
  program_structure_disclaimer: mcaStructureNote,
  electives: mcaElectives,
  fee_plans: mcaFees,
  promotional_text: '',
  description: '',
});
