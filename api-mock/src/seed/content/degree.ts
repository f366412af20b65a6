import { accreditations } from './accreditations.ts';
import { bachelorAdmission, degreeAdmission } from './admission.ts';
import { certificateOf } from './certificate.ts';
import type { SeedProgram } from './seed-program.ts';

type DerivedFields =
  | 'label'
  | 'program_type_id'
  | 'duration'
  | 'next_start'
  | 'program_thumbnail'
  | 'program_thumbnail_one'
  | 'brochure_pdf'
  | 'images'
  | 'accreditation'
  | 'about_title'
  | 'certificate_image'
  | 'alt_certificate_image'
  | 'certificate_disclaimer';
/** What a degree says of itself; `award` where the words on the certificate are not its name. */
export type OwnDegree = Omit<SeedProgram, DerivedFields> & {
  award?: string;
  images?: SeedProgram['images'];
  /** The university's own where not set. */
  accreditation?: SeedProgram['accreditation'];
};

/** A bachelor’s degree of three years. */
export const bachelor = (own: OwnDegree): SeedProgram => ({
  admission_steps: bachelorAdmission,
  ...degree(own),
  label: 'Bachelor’s degree',
  program_type_id: 1,
  duration: '3 years',
});

/** A master’s degree of two years. */
export const master = (own: OwnDegree): SeedProgram => ({
  admission_steps: degreeAdmission,
  ...degree(own),
  label: 'Master’s degree',
  program_type_id: 2,
  duration: '2 years',
});

const degree = ({ award, ...own }: OwnDegree): SeedProgram => ({
  ...certificateOf(award ?? own.display_name),
  images: [],
  accreditation: accreditations,
  ...own,
  next_start: 'January and July every year',
  program_thumbnail: '',
  program_thumbnail_one: '',
  brochure_pdf: '',
  about_title: `About the ${own.display_name}`,
});
