import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester } from '../../structure.ts';

export const bbaSemesters: Semester[] = [
  semester(1, [
    ['Principles of Management', 4],
    ['Financial Accounting', 4],
    ['Business Mathematics', 4],
    ['English for Business', 3],
    ['Spreadsheets for Business', 3],
    ['Environmental Studies', 2],
  ]),
  semester(2, [
    ['Microeconomics for Business', 4],
    ['Business Statistics', 4],
    ['Organisational Behaviour', 4],
    ['Speaking, Presenting and Listening', 3],
    ['Indian Business Environment', 3],
    ['Constitutional Values', 2],
  ]),
  semester(3, [
    ['Marketing Management', 4],
    ['Cost and Management Accounting', 4],
    ['Human Resource Management', 4],
    ['Business Law', 3],
    ['Handling Data with SQL', 3],
    ['Ethics in Everyday Work', 2],
  ]),
  semester(4, [
    ['Financial Management', 4],
    ['Operations Management', 4],
    ['Macroeconomics and Policy', 4],
    ['Research Methods for Business', 3],
    ['Income Tax and GST for Small Firms', 3],
    ['Health and Well-Being', 2],
  ]),
  semester(5, [
    ['Entrepreneurship', 4],
    ['Digital Business', 4],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
    ['Internship or Family Business Project', 4],
  ]),
  semester(6, [
    ['Business Strategy', 4],
    ['Sustainability in Business', 4],
    ['Elective III', 4, 'elective'],
    ['Elective IV', 4, 'elective'],
    ['Business Plan Project', 4],
  ]),
];

export const bbaElectives: ElectiveGroup[] = [
  electives('Marketing', [
    [5, 'Consumer Behaviour in India'],
    [5, 'Retail and Sales'],
    [6, 'Advertising and Brands'],
    [6, 'Rural Markets'],
  ]),
  electives('Finance', [
    [5, 'Banking and Insurance'],
    [5, 'Personal Finance and Investment'],
    [6, 'Working Capital and Credit'],
    [6, 'Stock Markets and Mutual Funds'],
  ]),
  electives('People', [
    [5, 'Recruitment and Training'],
    [5, 'Labour Laws for Managers'],
    [6, 'Performance and Pay'],
    [6, 'Negotiation and Teamwork'],
  ]),
  electives('Family Business and Ventures', [
    [5, 'Running a Family Firm'],
    [5, 'Buying, Stocking and Supplying'],
    [6, 'Funding a Small Enterprise'],
    [6, 'Selling Online'],
  ]),
];

export const bbaStructureNote =
  '<p>You can take electives from one group or from several. If you take three from one group, your mark sheet names that group. The fifth-semester internship lasts six weeks. You can do a project in your family’s business instead, with the same supervision.</p>';
