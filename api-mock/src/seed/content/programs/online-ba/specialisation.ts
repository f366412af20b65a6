import { accreditationsOfArts } from '../../accreditations.ts';
import { bachelor, type OwnDegree } from '../../degree.ts';
import type { ElectiveGroup, SeedProgram } from '../../seed-program.ts';
import { baFees } from './fees.ts';
import { BEYOND } from './structure.ts';

type DerivedFields =
  | 'parent'
  | 'display_name'
  | 'display_short_name'
  | 'erp_unicode'
  | 'award'
  | 'eligibility'
  | 'mode'
  | 'banner_additional_info'
  | 'electives'
  | 'fee_plans';

/** A specialisation of the Bachelor of Arts: what it shares with the others, added to what is its own. */
export const baSpecialisation = ({
  discipline,
  third_year,
  ...own
}: Omit<OwnDegree, DerivedFields> & { discipline: string; third_year: ElectiveGroup[] }): SeedProgram =>
  bachelor({
    ...own,
    parent: 'online-ba',
    display_name: `BA in ${discipline}`,
    display_short_name: `BA ${discipline}`,
    erp_unicode: `Bachelor of Arts - ${discipline}`,
    award: `Bachelor of Arts (${discipline})`,
    accreditation: accreditationsOfArts,
    eligibility: BA_ELIGIBILITY,
    mode: BA_MODE,
    banner_additional_info: '6 semesters',
    electives: [BEYOND, ...third_year],
    fee_plans: baFees,
  });

export const BA_ELIGIBILITY =
  'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification';
export const BA_MODE = 'Online: recorded lessons at any hour, live classes on Saturdays and Sundays';
