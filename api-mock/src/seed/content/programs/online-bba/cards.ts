import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const bbaKeyContents: Card[] = [
  card(
    'rupee',
    'Accounts you can read',
    'From a cash book to a balance sheet, using the books of a tea stall, a printing press and a clinic.',
  ),
  card(
    'users',
    'People and teams',
    'What makes people work well together, how to hire them, and what the law says you owe them.',
  ),
  card('chart', 'Data skills', 'Spreadsheets in the first semester, statistics in the second, SQL in the third.'),
  card(
    'star',
    'Your business plan',
    'In the sixth semester you write a plan with a market, a price, a cash-flow forecast and a break-even date.',
  ),
];

export const bbaBenefits: Card[] = [
  card(
    'clock',
    'Two batches a day',
    'The same class in the morning and in the evening. You can change groups each semester.',
  ),
  card(
    'briefcase',
    'Credits for your work',
    'You get credits for six weeks in a company, a shop or your family’s business.',
  ),
  card('language', 'Communication skills', 'Two subjects teach you clear business letters and talks without notes.'),
  card(
    'shield',
    'Recognised degree',
    'A full bachelor’s degree under UGC rules, valid for master’s programmes and for exams that need graduation.',
  ),
  card(
    'phone',
    'Your own tutor',
    'Each group of thirty has one tutor for the whole year, who calls you if you miss a week.',
  ),
  card('check', 'No entrance test', 'We look at your 10+2 result and your documents. Every stream is welcome.'),
];

export const bbaRoadmap: Card[] = [
  card(
    'users',
    'Your first management job',
    'Management trainee, operations executive or HR assistant in services, retail and manufacturing.',
  ),
  card('rupee', 'Banking and insurance', 'Branch and sales jobs, and bank exams that need a degree in any subject.'),
  card(
    'phone',
    'Sales and customer service',
    'Territory executive, key account coordinator or team leader in a service centre.',
  ),
  card(
    'star',
    'The family business',
    'Take over buying, accounts or online sales, with a business plan that our panel has already checked.',
  ),
  card('award', 'An MBA', 'Go on to an MBA here or elsewhere. You’ll already know the foundation subjects.'),
];
