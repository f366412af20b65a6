import { accreditations } from './accreditations.ts';
import { certificateOf } from './certificate.ts';
import { lumpsumPlan } from './fees.ts';
import type { EmiOption, SeedProgram } from './seed-program.ts';

/** Amounts of a Lumpsum plan in India and abroad, each with the share of the examinations (§3). */
export type BuiltInFees = {
  indian: { total: number; examFee: number };
  international: { total: number; examFee: number };
  /** Absent for Japanese and French (§3). */
  emi?: EmiOption;
};

type DerivedFields =
  | 'display_name'
  | 'display_short_name'
  | 'label'
  | 'program_type_id'
  | 'duration'
  | 'eligibility'
  | 'origin'
  | 'erp_unicode'
  | 'accreditation'
  | 'fee_plans'
  | 'next_start'
  | 'certificate_image'
  | 'alt_certificate_image'
  | 'certificate_disclaimer'
  | 'program_thumbnail'
  | 'program_thumbnail_one'
  | 'brochure_pdf'
  | 'images'
  | 'about_title';
type Own = Omit<SeedProgram, DerivedFields> & {
  subject: string;
  shortName?: string;
  fees: BuiltInFees;
  /** Pictures of its card; a lattice is drawn where there are none. */
};

/** A built-in diploma of one year. */
export const diploma = (own: Own): SeedProgram => builtIn(own, 'Diploma', 3, '1 year');

/** A built-in certificate of six months; certificates are stored as programme type 2 (§3, §9). */
export const certificate = (own: Own): SeedProgram => builtIn(own, 'Certificate', 2, '6 months');

function builtIn(
  { subject, shortName, fees, ...own }: Own,
  label: 'Diploma' | 'Certificate',
  program_type_id: 2 | 3,
  duration: string,
): SeedProgram {
  const display_name = `${label} in ${subject}`;
  return {
    ...own,
    display_name,
    display_short_name: shortName ?? subject,
    label,
    program_type_id,
    duration,
    eligibility: 'Senior secondary (10+2) of the Haryana board or equivalent',
    origin: 'built-in',
    erp_unicode: `${label} - ${subject}`,
    next_start: 'January and July every year',
    program_thumbnail: '',
    program_thumbnail_one: '',
    brochure_pdf: '',
    images: [],
    accreditation: accreditations,
    about_title: `About the ${display_name}`,
    fee_plans: [
      lumpsumPlan({
        ...fees.indian,
        highlights: [fees.emi ? 'One payment at admission, or no-cost EMI' : 'One payment at admission'],
        emiOptions: fees.emi ? [fees.emi] : [],
      }),
      lumpsumPlan({ ...fees.international, isInternational: true, highlights: ['One payment at admission'] }),
    ],
    ...certificateOf(display_name),
  };
}
