import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const mcomKeyContents: Card[] = [
  card(
    'book',
    'Financial reporting',
    'Indian Accounting Standards and the debates behind them, applied to the accounts of listed companies.',
  ),
  card(
    'chart',
    'Cost and value',
    'What a product costs, what a company is worth, and how far you can trust either figure.',
  ),
  card(
    'rupee',
    'Tax law and planning',
    'Corporate tax, GST and cross-border taxation, and where planning ends and avoidance begins.',
  ),
  card(
    'brain',
    'Research',
    'Statistics, spreadsheet modelling and a research methods paper prepare you for the dissertation.',
  ),
];

export const mcomBenefits: Card[] = [
  card(
    'calendar',
    'Only Sundays are fixed',
    'All live classes are between 10 am and 4 pm on Sunday, with a long break at 1 pm.',
  ),
  card(
    'book',
    'Original sources',
    'Every lesson links to the standards, Acts and judgments, and you learn to find your way in them on your own.',
  ),
  card(
    'users',
    'Seminars of twenty',
    'You present one annual report each semester and answer questions from your classmates.',
  ),
  card(
    'award',
    'Preparing to teach',
    'The compulsory papers cover most of the commerce syllabus of the National Eligibility Test.',
  ),
  card(
    'laptop',
    'Company data for your dissertation',
    'You can use a database of published accounts from home while you’re enrolled.',
  ),
  card(
    'check',
    'If you’re doing a professional course',
    'If you’re doing a professional accounting course, you can write assignments on topics from your training.',
  ),
];

export const mcomRoadmap: Card[] = [
  card(
    'book',
    'Teaching commerce',
    'Lecturer in a college with NET or a PhD, or accountancy teacher in senior secondary schools with a BEd.',
  ),
  card(
    'rupee',
    'Reporting and consolidation',
    'Financial reporting analyst or assistant manager in group accounts at a larger company.',
  ),
  card(
    'chart',
    'Credit and equity analysis',
    'Analyst in banks, rating agencies and broking companies, where you have to read annual reports quickly.',
  ),
  card('shield', 'Tax and advisory', 'Senior jobs in tax departments and with tax practitioners.'),
  card('star', 'Research', 'A PhD in commerce, finance or management, with your dissertation as the first step.'),
];
