import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const mcaKeyContents: Card[] = [
  card(
    'brain',
    'Strong basics',
    'Discrete mathematics, data structures, algorithms and operating systems: the base for every tool you’ll use later.',
  ),
  card(
    'code',
    'Software as teamwork',
    'Version control, tests, reviews and releases from the second semester, in teams that change each semester.',
  ),
  card(
    'cloud',
    'From laptop to server',
    'Containers, deployment pipelines and monitoring, on a small cloud account included in the programme.',
  ),
  card(
    'lock',
    'Security skills',
    'Handling unsafe input, protecting keys, and the law that applies when personal data leaks.',
  ),
];

export const mcaBenefits: Card[] = [
  card(
    'laptop',
    'Nothing to install',
    'Editors, databases and servers open in your browser. A computer with 8 GB of memory is enough.',
  ),
  card(
    'users',
    'Someone reads your code',
    'A teaching assistant reviews two assignments in each subject line by line, in the tone you’d want at work.',
  ),
  card(
    'book',
    'Bridge course',
    'Sixty hours of programming and computer basics if your degree is in another field. It’s free, with a test at the end.',
  ),
  card(
    'check',
    'Automatic tests',
    'Run the tests on your program as often as you like before the deadline, so your marks are never a surprise.',
  ),
  card(
    'briefcase',
    'Project with your employer',
    'If your company agrees in writing, your major project can solve one of its problems and stay confidential.',
  ),
  card(
    'star',
    'A public portfolio',
    'Unless it’s confidential, we publish your project under your name, with its history and documentation.',
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
    'System administrator, cloud engineer or reliability engineer, who keeps services running.',
  ),
  card(
    'brain',
    'Data and machine learning',
    'Data engineer or junior machine learning engineer, with electives from the second group.',
  ),
  card(
    'lock',
    'Security',
    'Security analyst or application tester. The Linux and cryptography electives are a good start.',
  ),
  card('book', 'Teaching and research', 'Teach computing in colleges, or go on to a PhD, with NET where required.'),
];
