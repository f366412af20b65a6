import type { Semester } from '../../seed-program.ts';
import { semester } from '../../structure.ts';
import { MBA_FIRST_YEAR, MBA_SECOND_YEAR } from '../online-mba/structure.ts';

/** The subjects of the MBA, with one practice studio in each semester. */
export const mbaPlusSemesters: Semester[] = [
  semester(1, [...MBA_FIRST_YEAR[0], ['Practice Studio I: Spreadsheets and Dashboards', 4]]),
  semester(2, [...MBA_FIRST_YEAR[1], ['Practice Studio II: Presenting and Negotiating', 4]]),
  semester(3, [
    ...MBA_SECOND_YEAR[0],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
    ['Elective III', 4, 'elective'],
    ['Practice Studio III: A Consulting Brief', 4],
  ]),
  semester(4, [
    ...MBA_SECOND_YEAR[1],
    ['Elective IV', 4, 'elective'],
    ['Elective V', 4, 'elective'],
    ['Capstone Project', 8],
    ['Practice Studio IV: Leading a Team', 4],
  ]),
];

export const mbaPlusStructureNote =
  '<p>You choose from the electives of the <a href="/online-mba">MBA</a> and attend the same classes. Each practice studio meets on four Sundays of the semester. We assess it on what you deliver there, and there’s no exam. If you take three electives from one group, your mark sheet names them together.</p>';
