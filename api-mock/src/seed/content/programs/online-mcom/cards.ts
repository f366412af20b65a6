import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const mcomKeyContents: Card[] = [
  card(
    'book',
    'Reporting and its reasons',
    'Indian Accounting Standards with the debates that produced them, applied to the accounts of listed companies.',
  ),
  card(
    'chart',
    'Cost and value',
    'What a product costs, what a firm is worth, and how far either figure can be trusted.',
  ),
  card(
    'rupee',
    'Tax as planning and as law',
    'Corporate tax, GST and the taxation of business across borders, with the line between planning and avoidance.',
  ),
  card(
    'brain',
    'Research',
    'Statistics, a modelling course on spreadsheets and a research methods paper lead step by step to the dissertation.',
  ),
];

export const mcomBenefits: Card[] = [
  card(
    'calendar',
    'Only Sundays are fixed',
    'All live teaching happens between ten and four on Sunday, with a long break at one.',
  ),
  card(
    'book',
    'Sources instead of summaries',
    'Standards, Acts and judgments are linked from each lesson, and you learn to find your way in them without a guide.',
  ),
  card(
    'users',
    'Seminars of twenty',
    'Each learner presents one annual report a semester, and is questioned on it by the others.',
  ),
  card(
    'award',
    'Towards teaching',
    'The compulsory papers cover the larger part of the commerce syllabus of the National Eligibility Test.',
  ),
  card(
    'laptop',
    'Company data for your dissertation',
    'A database of published accounts can be used from home while you are enrolled.',
  ),
  card(
    'check',
    'For members of the profession',
    'Those who are pursuing a professional accounting course may write assignments on matters from their training.',
  ),
];

export const mcomRoadmap: Card[] = [
  card(
    'book',
    'Teaching commerce',
    'Lecturer in a college with NET or a doctorate, or teacher of accountancy in senior secondary schools with a BEd.',
  ),
  card(
    'rupee',
    'Reporting and consolidation',
    'Financial reporting analyst or assistant manager in the group accounts of a larger company.',
  ),
  card(
    'chart',
    'Credit and equity analysis',
    'Analyst in banks, rating agencies and broking firms, where reading an annual report quickly is the work.',
  ),
  card('shield', 'Tax and advisory', 'Senior positions in tax departments and in the offices of practitioners.'),
  card(
    'star',
    'Research',
    'Doctoral study in commerce, finance or management, with your dissertation as the first step.',
  ),
];
