import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester, type Subject } from '../../structure.ts';

/** Three subjects of four credits each, side by side in one semester. */
type Three = readonly [string, string, string];

/** What every Bachelor of Arts reads beside its own subjects, semester by semester. */
const SHARED: readonly (readonly Subject[])[] = [
  [
    ['English for Study', 3],
    ['Digital Skills and Spreadsheets', 3],
    ['Environmental Studies', 2],
  ],
  [
    ['Hindi or Another Modern Indian Language', 3],
    ['Reasoning with Numbers', 3],
    ['Understanding India', 2],
  ],
  [
    ['Writing for the Public', 3],
    ['Elective I', 3, 'elective'],
    ['Health and Well-Being', 2],
  ],
  [
    ['Finding and Citing Sources', 3],
    ['Elective II', 3, 'elective'],
    ['Ethics in Everyday Life', 2],
  ],
  [
    ['Elective III', 4, 'elective'],
    ['Internship or Community Work', 4],
  ],
  [
    ['Elective IV', 4, 'elective'],
    ['Long Essay', 4],
  ],
];

/** Six semesters: three subjects of the learner’s own in each, beside what every Bachelor of Arts shares. */
export const baSemestersOf = (papers: readonly [Three, Three, Three, Three, Three, Three]): Semester[] =>
  papers.map((names, index) =>
    semester(index + 1, [...names.map((name): Subject => [name, 4]), ...(SHARED[index] ?? [])]),
  );

/** The general programme: English, History and Political Science. */
export const baSemesters: Semester[] = baSemestersOf([
  ['Reading Verse and Short Fiction', 'India from the Beginnings to 1206', 'Introduction to Political Theory'],
  ['Drama on the Page and on the Stage', 'India from 1206 to 1757', 'The Constitution of India'],
  ['The Novel and Its Readers', 'India from 1757 to 1950', 'Comparing Governments'],
  ['Indian Literature in Translation', 'The Making of the Modern World', 'International Relations since 1945'],
  ['Literature and Film', 'Sources and Methods of the Historian', 'Public Administration in India'],
  ['Writing after Empire', 'An Environmental History of India', 'Political Ideas in Modern India'],
]);

/** Electives of the second year, open to every Bachelor of Arts. */
export const BEYOND: ElectiveGroup = electives('Beyond your subjects', [
  [3, 'Personal Finance'],
  [3, 'Reading Maps and Data'],
  [4, 'Introduction to Film'],
  [4, 'Science in Everyday Life'],
]);

export const baElectives: ElectiveGroup[] = [
  BEYOND,
  electives('English', [
    [5, 'Creative Writing'],
    [6, 'Books for Children'],
  ]),
  electives('History', [
    [5, 'Museums and Heritage'],
    [6, 'A History of Work and Trade'],
  ]),
  electives('Political Science', [
    [5, 'Gandhi and Ambedkar'],
    [6, 'Local Government in Practice'],
  ]),
];

export const baStructureNote =
  '<p>We offer an elective when at least ten students choose it. You can do community work with any registered organisation near you. We help you find one and agree the tasks with it.</p>';
