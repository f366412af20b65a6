import { master, type OwnDegree } from '../../degree.ts';
import type { ElectiveGroup, SeedProgram, Semester } from '../../seed-program.ts';
import { electives, semester, type Subject } from '../../structure.ts';
import { mbaFees } from './fees.ts';
import { MBA_FIRST_YEAR, MBA_SECOND_YEAR, mbaElectives } from './structure.ts';

type DerivedFields =
  | 'parent'
  | 'display_name'
  | 'display_short_name'
  | 'erp_unicode'
  | 'award'
  | 'eligibility'
  | 'mode'
  | 'banner_additional_info'
  | 'semesters'
  | 'program_structure_disclaimer'
  | 'electives'
  | 'fee_plans';
type Own = Omit<OwnDegree, DerivedFields> & {
  field: string;
  /** Name of the group of the general programme whose electives this specialisation takes. */
  group: string;
  /** Electives of the fourth semester that only this specialisation offers. */
  further: readonly [string, string];
};

/** A specialisation of the MBA: the shared first year, and a second year in one field. */
export const mbaSpecialisation = ({ field, group, further, ...own }: Own): SeedProgram =>
  master({
    ...own,
    parent: 'online-mba',
    display_name: `MBA in ${field}`,
    display_short_name: `MBA ${field}`,
    erp_unicode: `Master of Business Administration - ${field}`,
    award: `Master of Business Administration (${field})`,
    eligibility: MBA_ELIGIBILITY,
    mode: MBA_MODE,
    banner_additional_info: '4 semesters',
    semesters: semestersOf(field, group),
    program_structure_disclaimer: NOTE,
    electives: fourthSemester(field, group, further),
    fee_plans: mbaFees,
  });

const MBA_ELIGIBILITY =
  'A bachelor’s degree in any discipline with at least 50% marks (45% for reserved categories) from a recognised university';
export const MBA_MODE = 'Online: recorded lessons on weekdays, live classes on Saturdays and Sundays';

const NOTE =
  '<p>At least one of your two fourth-semester electives must be from the first group below. You can change to the general MBA, or to another specialisation, until the end of the second semester.</p>';

const coursesOf = (group: string, offeredIn: number): string[] =>
  mbaElectives
    .filter(({ elective_name }) => elective_name === group)
    .flatMap(({ elective_courses = [] }) => elective_courses)
    .filter(({ semester: number }) => number === offeredIn)
    .map(({ subject_name }) => subject_name);

/** The field’s three electives of the third semester are subjects here; those of the fourth stay a choice. */
const semestersOf = (field: string, group: string): Semester[] => [
  semester(1, MBA_FIRST_YEAR[0]),
  semester(2, MBA_FIRST_YEAR[1]),
  semester(3, [...MBA_SECOND_YEAR[0], ...coursesOf(group, 3).map((name): Subject => [name, 4])]),
  semester(4, [
    ...MBA_SECOND_YEAR[1],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
    [`Capstone Project in ${field}`, 8],
  ]),
];

const fourthSemester = (field: string, own: string, further: readonly string[]): ElectiveGroup[] => [
  electives(
    field,
    [...coursesOf(own, 4), ...further].map((name) => [4, name] as const),
  ),
  ...mbaElectives
    .map(({ elective_name }) => elective_name)
    .filter((name) => name !== own)
    .map((name) =>
      electives(
        name,
        coursesOf(name, 4).map((course) => [4, course] as const),
      ),
    ),
];
