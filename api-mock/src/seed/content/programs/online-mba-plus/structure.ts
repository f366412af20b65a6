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
  '<p>The electives are those of the <a href="/online-mba">MBA</a>, taken in the same classes. Each practice studio meets on four Sundays of the semester and is assessed by what you deliver there, not by an examination. Three electives from one group are named together on your mark sheet.</p>';
