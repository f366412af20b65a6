import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester, type Subject } from '../../structure.ts';

/** The papers everyone reads, whatever the specialisation: the first of each semester, and the dissertation. */
const COMMON: readonly [Subject, Subject, Subject, Subject] = [
  ['Academic Reading and Writing', 4],
  ['Research Methods in the Humanities and Social Sciences', 4],
  ['Digital Methods for the Humanities', 4],
  ['Ethics and Public Reason', 4],
];
const DISSERTATION: Subject = ['Dissertation', 8];

/** The general programme, read across three disciplines. */
export const maSemesters: Semester[] = [
  semester(1, [
    COMMON[0],
    ['Introduction to Literary Studies', 4],
    ['Foundations of Political Thought', 4],
    ['Understanding Media and Society', 4],
    ['Indian Society and Culture', 4],
  ]),
  semester(2, [
    COMMON[1],
    ['Indian Writing in English', 4],
    ['Indian Government and Politics', 4],
    ['Theories of Communication', 4],
    ['History of Modern Ideas', 4],
  ]),
  semester(3, [
    COMMON[2],
    ['Nation, Narration and the Public Sphere', 4],
    ['Language, Power and Representation', 4],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
  ]),
  semester(4, [COMMON[3], ['Elective III', 4, 'elective'], ['Elective IV', 4, 'elective'], DISSERTATION]),
];

/** Four semesters of a specialisation: its own papers of four credits each beside the common ones, and two electives. */
export const specialisationSemesters = (papers: {
  first: readonly [string, string, string, string];
  second: readonly [string, string, string, string];
  third: readonly [string, string, string];
  fourth: string;
}): Semester[] => [
  semester(1, [COMMON[0], ...papers.first.map(paper)]),
  semester(2, [COMMON[1], ...papers.second.map(paper)]),
  semester(3, [COMMON[2], ...papers.third.map(paper), ['Elective I', 4, 'elective']]),
  semester(4, [COMMON[3], paper(papers.fourth), ['Elective II', 4, 'elective'], DISSERTATION]),
];

const paper = (name: string): Subject => [name, 4];

/** Twelve electives: of each discipline two in the third semester and two in the fourth. */
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

/** The electives with those of one discipline in front; learners of a specialisation may choose from any group. */
export const electivesLedBy = (discipline: string): ElectiveGroup[] => [
  ...maElectives.filter((group) => group.elective_name === discipline),
  ...maElectives.filter((group) => group.elective_name !== discipline),
];

export const maStructureNote =
  '<p>We offer an elective when at least ten students choose it. When we revise the syllabus, an equivalent paper can replace an old one. If you’re already enrolled, you keep the syllabus you started with.</p>';
