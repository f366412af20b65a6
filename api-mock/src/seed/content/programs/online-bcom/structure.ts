import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester } from '../../structure.ts';

export const bcomSemesters: Semester[] = [
  semester(1, [
    ['Financial Accounting I', 4],
    ['Business Economics', 4],
    ['Organisation of Commerce and Trade', 4],
    ['Mathematics of Finance', 3],
    ['Reading and Writing English', 3],
    ['Environmental Studies', 2],
  ]),
  semester(2, [
    ['Financial Accounting II', 4],
    ['Business Law', 4],
    ['Business Statistics', 4],
    ['Accounting Software in Practice', 3],
    ['Hindi or Another Modern Indian Language', 3],
    ['Saving, Borrowing, Insuring', 2],
  ]),
  semester(3, [
    ['Corporate Accounting', 4],
    ['Cost Accounting', 4],
    ['Company Law', 4],
    ['Spreadsheets for Accountants', 3],
    ['Electronic Commerce', 3],
    ['Constitutional Values', 2],
  ]),
  semester(4, [
    ['Income Tax: Law and Practice', 4],
    ['Management Accounting', 4],
    ['Banking and Insurance', 4],
    ['Goods and Services Tax', 3],
    ['Business Correspondence', 3],
    ['Professional Ethics', 2],
  ]),
  semester(5, [
    ['Auditing', 4],
    ['Financial Management', 4],
    ['Filing of Returns: a Practical Course', 4],
    ['Elective I', 4, 'elective'],
    ['Internship in an Accounts Office', 4],
  ]),
  semester(6, [
    ['Analysis of Financial Statements', 4],
    ['The Indian Financial System', 4],
    ['Elective II', 4, 'elective'],
    ['Elective III', 4, 'elective'],
    ['Project: the Accounts of a Firm', 4],
  ]),
];

export const bcomElectives: ElectiveGroup[] = [
  electives('Accounting and Audit', [
    [5, 'Accounting for Trusts and Societies'],
    [6, 'Ind AS: a First Course'],
    [6, 'Audit of Small Enterprises'],
  ]),
  electives('Banking and Markets', [
    [5, 'Retail Banking and Credit'],
    [6, 'Stock and Commodity Markets'],
    [6, 'Foreign Exchange and Export Documents'],
  ]),
  electives('Taxation', [
    [5, 'Customs and Import Duties'],
    [6, 'Tax Deducted at Source'],
    [6, 'Advanced Goods and Services Tax'],
  ]),
];

export const bcomStructureNote =
  '<p>Tax rates, forms and thresholds change with every Finance Act. We teach the tax law in force when the semester begins, and the exam is on that law.</p>';
