import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const bcomKeyContents: Card[] = [
  card(
    'book',
    'Accounts from voucher to annual report',
    'Six subjects take you from your first entry to a company’s accounts, and to what those accounts don’t show.',
  ),
  card(
    'rupee',
    'Direct and indirect tax',
    'You study income tax and GST as law first, then file returns that must be correct to the rupee.',
  ),
  card(
    'shield',
    'Business law',
    'Contracts, companies, cheques and insurance, with the Acts themselves and short judgments.',
  ),
  card(
    'laptop',
    'Software skills',
    'You learn accounting software and spreadsheets in the first three semesters and use them in all the others.',
  ),
];

export const bcomBenefits: Card[] = [
  card(
    'laptop',
    'Saturday practice',
    'You practise on the books of one fictional trading company, and its business gets more complex every semester.',
  ),
  card(
    'clock',
    'Evening classes, so you can work',
    'Live classes start at 7 pm. During the day many students assist an accountant or keep a shop’s books.',
  ),
  card(
    'check',
    'Problems with worked answers',
    'You get graded problems for each chapter and, a week later, full solutions and the usual mistakes.',
  ),
  card(
    'users',
    'Teachers from the field',
    'For audit, tax and filing, people who do this work for a living teach along with our faculty.',
  ),
  card(
    'calendar',
    'No deadlines in busy season',
    'We don’t set assignments in the weeks when accounts offices are busiest, so you can focus on your internship or job.',
  ),
  card(
    'award',
    'Many options after your degree',
    'The degree meets the graduation requirement for master’s programmes and for most public exams.',
  ),
];

export const bcomRoadmap: Card[] = [
  card(
    'book',
    'Accounts office',
    'Accounts assistant, payroll executive or billing executive and, with experience, head of accounts in a small company.',
  ),
  card('rupee', 'Tax and compliance', 'Work on returns, assessments and notices for a tax practitioner or a company.'),
  card(
    'briefcase',
    'Banks and finance companies',
    'Clerk and officer jobs through exams, credit processing, or back-office jobs with brokers and funds.',
  ),
  card('shield', 'Audit', 'Audit assistant in an accounting firm, or in a larger company’s internal audit.'),
  card(
    'award',
    'Professional courses',
    'Chartered accountancy, cost accountancy or company secretaryship. The subjects here give you a strong base.',
  ),
];
