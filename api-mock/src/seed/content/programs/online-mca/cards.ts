import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const mcaKeyContents: Card[] = [
  card(
    'brain',
    'Foundations that last',
    'Discrete mathematics, data structures, algorithms and operating systems: what every later tool is made of.',
  ),
  card(
    'code',
    'Software as team work',
    'Version control, tests, reviews and releases from the second semester, in teams that change each term.',
  ),
  card(
    'cloud',
    'From laptop to server',
    'Containers, deployment pipelines and monitoring, on a small cloud account that comes with the programme.',
  ),
  card(
    'lock',
    'Secure by habit',
    'Input you cannot trust, keys you must not lose, and the law that applies when personal data leaks.',
  ),
];

export const mcaBenefits: Card[] = [
  card(
    'laptop',
    'A laboratory without installation',
    'Editors, databases and servers open in the browser. A computer with eight gigabytes of memory is sufficient.',
  ),
  card(
    'users',
    'Someone reads your code',
    'Two assignments in each subject are reviewed line by line by a teaching assistant, with the tone you would want at work.',
  ),
  card(
    'book',
    'Bridge course',
    'Sixty hours in programming and computer fundamentals for graduates of other fields, free of charge, with a test at the end.',
  ),
  card(
    'check',
    'Marked by running it',
    'Programs are tested automatically as often as you like before the deadline; the mark is never a surprise.',
  ),
  card(
    'briefcase',
    'Project with your employer',
    'If your company agrees in writing, the major project may solve a problem of theirs, and stay confidential.',
  ),
  card(
    'star',
    'A portfolio in the open',
    'Unless it is confidential, your project is published under your name, with its history and its documentation.',
  ),
];

export const mcaRoadmap: Card[] = [
  card(
    'code',
    'Software developer',
    'Back-end, front-end or mobile development in product companies, service companies and start-ups.',
  ),
  card(
    'cloud',
    'Platform and operations',
    'System administrator, cloud engineer or reliability engineer, who keeps what others have written alive.',
  ),
  card(
    'brain',
    'Data and machine learning',
    'Data engineer or junior machine learning engineer, with the electives of the second group.',
  ),
  card(
    'lock',
    'Security',
    'Security analyst or application tester; the Linux and cryptography electives are a good beginning.',
  ),
  card(
    'book',
    'Teaching and research',
    'Teach computing in colleges, or go on to doctoral study, with NET where required.',
  ),
];
