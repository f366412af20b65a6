import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const bcomKeyContents: Card[] = [
  card(
    'book',
    'Accounts from voucher to annual report',
    'Six subjects lead from a single entry to the accounts of a company, and on to what they leave unsaid.',
  ),
  card(
    'rupee',
    'Direct and indirect tax',
    'Income tax and the goods and services tax, first as law, then as returns that have to be correct to the rupee.',
  ),
  card(
    'shield',
    'Law for commerce',
    'Contracts, companies, cheques and insurance, read from the Acts themselves and from short judgments.',
  ),
  card(
    'laptop',
    'Software as a matter of course',
    'Accounting packages and spreadsheets are taught in the first three semesters and used in all the others.',
  ),
];

export const bcomBenefits: Card[] = [
  card(
    'laptop',
    'Saturdays at the desk',
    'Practice sessions use the books of one invented trading firm, whose business grows more complicated with every semester.',
  ),
  card(
    'clock',
    'Evenings, so that you can work',
    'Live classes begin at seven. Many learners assist an accountant or keep the books of a shop during the day.',
  ),
  card(
    'check',
    'Problems with worked answers',
    'Each chapter comes with graded problems and, a week later, with full solutions and the usual mistakes.',
  ),
  card(
    'users',
    'Practitioners among the teachers',
    'Courses on audit, tax and filing are taught together with people who do this work for a living.',
  ),
  card(
    'calendar',
    'A calendar that knows the season',
    'No assignment is due in the weeks in which accounts offices are busiest, so that interns and staff are not torn in two.',
  ),
  card(
    'award',
    'Open in several directions',
    'The degree meets the requirement of graduation for master’s study and for most public examinations.',
  ),
];

export const bcomRoadmap: Card[] = [
  card(
    'book',
    'Accounts office',
    'Accounts assistant, payroll executive or billing executive, and with experience head of accounts of a small firm.',
  ),
  card(
    'rupee',
    'Tax and compliance',
    'Work on returns, assessments and notices in the office of a tax practitioner or a company.',
  ),
  card(
    'briefcase',
    'Banks and finance companies',
    'Clerical and officer posts by examination, credit processing, or back-office work for brokers and funds.',
  ),
  card('shield', 'Audit', 'Audit assistant in a firm of accountants or in the internal audit of a larger company.'),
  card(
    'award',
    'Professional courses',
    'Chartered accountancy, cost accountancy or company secretaryship, for which the subjects here are a sound base.',
  ),
];
