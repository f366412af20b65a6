import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const bbaKeyContents: Card[] = [
  card(
    'rupee',
    'Accounts you can read',
    'From a cash book to a balance sheet, with the books of a tea stall, a printing press and a clinic as examples.',
  ),
  card(
    'users',
    'People and teams',
    'Why people work well together or do not, how they are hired, and what the law owes them.',
  ),
  card(
    'chart',
    'Figures before opinions',
    'Spreadsheets in the first semester, statistics in the second, queries in SQL in the third.',
  ),
  card(
    'star',
    'The plan',
    'In the sixth semester you write a plan with a market, a price, a cash flow and a date on which it stops losing money.',
  ),
];

export const bbaBenefits: Card[] = [
  card(
    'clock',
    'Two groups a day',
    'The same class is taught in the morning and in the evening. You may change your group at the start of a semester.',
  ),
  card(
    'briefcase',
    'Work that counts',
    'Six weeks in a firm, a shop or your family’s own business are credited, with a supervisor who reads your diary of the work.',
  ),
  card(
    'language',
    'A clear voice',
    'Two subjects train you to write a letter that is answered and to speak for five minutes without reading.',
  ),
  card(
    'shield',
    'Recognised, and usable',
    'A full bachelor’s degree under the rules of the UGC: enough for a master’s degree and for examinations that ask for graduation.',
  ),
  card(
    'phone',
    'A tutor by name',
    'Each group of thirty has one tutor for the whole year, who calls when you have missed a week.',
  ),
  card(
    'check',
    'No entrance test',
    'Admission is by your 10+2 result and the verification of your documents; all streams are treated alike.',
  ),
];

export const bbaRoadmap: Card[] = [
  card(
    'users',
    'First posts in management',
    'Management trainee, operations executive or human resources assistant in services, retail and manufacturing.',
  ),
  card(
    'rupee',
    'Banking and insurance',
    'Branch and sales positions, and the examinations of banks that ask for a degree in any subject.',
  ),
  card(
    'phone',
    'Sales and customer service',
    'Territory executive, key account coordinator or team leader in a service centre.',
  ),
  card(
    'star',
    'The family firm',
    'Take over the buying, the accounts or the online counter, with a plan that has already been examined.',
  ),
  card('award', 'An MBA', 'Continue with an MBA here or elsewhere; the foundation subjects will be familiar ground.'),
];
