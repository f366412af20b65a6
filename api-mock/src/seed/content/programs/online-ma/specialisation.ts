import { accreditationsOfArts } from '../../accreditations.ts';
import { degreeAdmission } from '../../admission.ts';
import { certificateOf } from '../../certificate.ts';
import type { SeedProgram } from '../../seed-program.ts';
import { maFees } from './fees.ts';
import { electivesLedBy, maStructureNote } from './structure.ts';

type DerivedFields =
  | 'parent'
  | 'display_name'
  | 'display_short_name'
  | 'label'
  | 'program_type_id'
  | 'erp_unicode'
  | 'duration'
  | 'eligibility'
  | 'mode'
  | 'next_start'
  | 'program_thumbnail'
  | 'program_thumbnail_one'
  | 'brochure_pdf'
  | 'images'
  | 'banner_additional_info'
  | 'accreditation'
  | 'about_title'
  | 'program_structure_disclaimer'
  | 'electives'
  | 'fee_plans'
  | 'admission_steps'
  | 'certificate_image'
  | 'alt_certificate_image'
  | 'certificate_disclaimer'
  | 'featured';

/** A specialisation of the Master of Arts: what it shares with the others, added to what is its own. */
export const maSpecialisation = ({
  discipline,
  ...own
}: Omit<SeedProgram, DerivedFields> & { discipline: string }): SeedProgram => ({
  ...own,
  parent: 'online-ma',
  display_name: `MA in ${discipline}`,
  display_short_name: `MA ${discipline}`,
  label: 'Master’s degree',
  program_type_id: 2,
  erp_unicode: `Master of Arts - ${discipline}`,
  duration: '2 years',
  eligibility: 'A bachelor’s degree in any discipline from a recognised university, or an equivalent qualification',
  mode: 'Online: recorded lessons on weekdays, live classes on Saturdays and Sundays',
  next_start: 'January and July every year',
  program_thumbnail: '',
  program_thumbnail_one: '',
  brochure_pdf: '',
  images: [],
  banner_additional_info: '4 semesters',
  accreditation: accreditationsOfArts,
  about_title: `About the MA in ${discipline}`,
  program_structure_disclaimer: maStructureNote,
  electives: electivesLedBy(discipline),
  fee_plans: maFees,
  admission_steps: degreeAdmission,
  ...certificateOf(`Master of Arts (${discipline})`),
  featured: ['online-mba', 'online-mcom', 'data-analytics', 'french-language', 'german-language', 'japanese-language'],
});
