import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester, type Subject } from '../../structure.ts';

/** The two semesters that every MBA begins with. */
export const MBA_FIRST_YEAR: readonly [readonly Subject[], readonly Subject[]] = [
  [
    ['Principles and Practice of Management', 4],
    ['Managerial Economics', 4],
    ['Accounting for Managers', 4],
    ['Business Statistics', 4],
    ['Organisational Behaviour', 4],
    ['Business Communication', 4],
  ],
  [
    ['Marketing Management', 4],
    ['Financial Management', 4],
    ['Human Resource Management', 4],
    ['Operations and Supply Chain Management', 4],
    ['Research Methods for Business', 4],
    ['Business Law and Ethics', 4],
  ],
];

/** What every MBA reads in its second year, beside electives or a specialisation. */
export const MBA_SECOND_YEAR: readonly [readonly Subject[], readonly Subject[]] = [
  [
    ['Strategic Management', 4],
    ['Business Analytics for Decisions', 4],
    ['Entrepreneurship and New Ventures', 4],
  ],
  [
    ['International Business', 4],
    ['Corporate Governance and Sustainability', 4],
  ],
];

export const mbaSemesters: Semester[] = [
  semester(1, MBA_FIRST_YEAR[0]),
  semester(2, MBA_FIRST_YEAR[1]),
  semester(3, [
    ...MBA_SECOND_YEAR[0],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
    ['Elective III', 4, 'elective'],
  ]),
  semester(4, [
    ...MBA_SECOND_YEAR[1],
    ['Elective IV', 4, 'elective'],
    ['Elective V', 4, 'elective'],
    ['Capstone Project', 8],
  ]),
];

export const mbaElectives: ElectiveGroup[] = [
  electives('Marketing', [
    [3, 'Consumer Behaviour'],
    [3, 'Digital and Social Media Marketing'],
    [3, 'Sales and Distribution Management'],
    [4, 'Brand Management'],
    [4, 'Services Marketing'],
  ]),
  electives('Finance', [
    [3, 'Security Analysis and Portfolio Management'],
    [3, 'Financial Markets and Institutions'],
    [3, 'Direct and Indirect Taxation'],
    [4, 'Mergers, Acquisitions and Valuation'],
    [4, 'Financial Risk Management'],
  ]),
  electives('Human Resources', [
    [3, 'Talent Acquisition and Development'],
    [3, 'Compensation and Performance Management'],
    [3, 'Labour Laws and Industrial Relations'],
    [4, 'Organisational Change and Development'],
    [4, 'Strategic Human Resource Management'],
  ]),
  electives('Business Analytics', [
    [3, 'Data Visualisation for Managers'],
    [3, 'Predictive Analytics'],
    [3, 'Spreadsheet Modelling'],
    [4, 'Marketing and Customer Analytics'],
    [4, 'Supply Chain Analytics'],
  ]),
];

export const mbaStructureNote =
  '<p>If you take three or more electives from one group, your mark sheet mentions that specialisation. The other two can be from any group. We offer an elective when at least ten students choose it.</p>';
