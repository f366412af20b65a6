import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester } from '../../structure.ts';

export const mcomSemesters: Semester[] = [
  semester(1, [
    ['Advanced Financial Reporting', 4],
    ['Managerial Economics', 4],
    ['Statistical Analysis for Commerce', 4],
    ['Business Environment and Policy', 4],
    ['Organisation Theory and Behaviour', 4],
  ]),
  semester(2, [
    ['Advanced Cost Management', 4],
    ['Financial Policy and Valuation', 4],
    ['Corporate Law and Governance', 4],
    ['Corporate Tax Planning', 4],
    ['Research Methods in Commerce', 4],
  ]),
  semester(3, [
    ['Accounting Theory and Ind AS', 4],
    ['International Business and Finance', 4],
    ['Financial Modelling with Spreadsheets', 4],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
  ]),
  semester(4, [
    ['Sustainability Reporting and Assurance', 4],
    ['Elective III', 4, 'elective'],
    ['Elective IV', 4, 'elective'],
    ['Dissertation', 8],
  ]),
];

export const mcomElectives: ElectiveGroup[] = [
  electives('Accounting', [
    [3, 'Forensic Accounting'],
    [3, 'Government and Public Sector Accounting'],
    [4, 'Consolidation and Group Accounts'],
    [4, 'Strategic Cost Analysis'],
  ]),
  electives('Finance', [
    [3, 'Security Analysis'],
    [3, 'Management of Banks'],
    [4, 'Derivatives and Hedging'],
    [4, 'Microfinance and Rural Credit'],
  ]),
  electives('Taxation and Trade', [
    [3, 'Indirect Taxation: GST and Customs'],
    [3, 'Export Procedures and Finance'],
    [4, 'International Taxation'],
    [4, 'Tax Disputes and Appeals'],
  ]),
];

export const mcomStructureNote =
  '<p>You choose two electives for the third semester and two for the fourth, from any group. You write the dissertation under a supervisor, and agree on its topic before the third semester ends.</p>';
