import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester } from '../../structure.ts';

/** The general programme, read across three disciplines. The first paper of each semester is common to all specialisations. */
export const maSemesters: Semester[] = [
  semester(1, [
    ['Academic Reading and Writing', 4],
    ['Introduction to Literary Studies', 4],
    ['Foundations of Political Thought', 4],
    ['Understanding Media and Society', 4],
    ['Indian Society and Culture', 4],
  ]),
  semester(2, [
    ['Research Methods in the Humanities and Social Sciences', 4],
    ['Indian Writing in English', 4],
    ['Indian Government and Politics', 4],
    ['Theories of Communication', 4],
    ['History of Modern Ideas', 4],
  ]),
  semester(3, [
    ['Digital Methods for the Humanities', 4],
    ['Nation, Narration and the Public Sphere', 4],
    ['Language, Power and Representation', 4],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
  ]),
  semester(4, [
    ['Ethics and Public Reason', 4],
    ['Elective III', 4, 'elective'],
    ['Elective IV', 4, 'elective'],
    ['Dissertation', 8],
  ]),
];

/** Twelve electives: two of each discipline in the third semester, two in the fourth. */
export const maElectives: ElectiveGroup[] = [
  electives('English', [
    [3, 'Postcolonial Literatures'],
    [3, 'Women’s Writing'],
    [4, 'Literature and the Environment'],
    [4, 'Translation: Theory and Practice'],
  ]),
  electives('Political Science', [
    [3, 'Human Rights in India'],
    [3, 'Politics of South Asia'],
    [4, 'Local Government and Rural Development'],
    [4, 'Elections and Political Behaviour'],
  ]),
  electives('Mass Communication', [
    [3, 'Film Studies'],
    [3, 'Health and Science Communication'],
    [4, 'Documentary Practice'],
    [4, 'Corporate Communication'],
  ]),
];

export const maStructureNote =
  '<p>The electives of a semester are offered when at least ten learners choose them. A paper may be replaced by an equivalent one when the syllabus is revised; learners already enrolled keep the syllabus they began with.</p>';
