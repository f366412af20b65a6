import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const baKeyContents: Card[] = [
  card('book', 'English', 'Poems, plays, novels and films, many of them Indian: what they say and how they’re made.'),
  card(
    'clock',
    'History',
    'India from the first cities to the Republic, modern world history, and how to judge a source.',
  ),
  card(
    'shield',
    'Political Science',
    'The Constitution, parties and public offices, the ideas behind them, and how other countries do things.',
  ),
  card(
    'language',
    'Skills for any office job',
    'Clear writing, reasoning with numbers, an Indian language and spreadsheets, over the first two years.',
  ),
];

export const baBenefits: Card[] = [
  card(
    'calendar',
    'One weekend timetable',
    'Each of the three subjects has fixed hours on Saturday and Sunday, so your classes never clash.',
  ),
  card(
    'mail',
    'Comments on your essays',
    'You write one essay a month. You get it back within ten days, with a note on what to improve next time.',
  ),
  card(
    'users',
    'Work in your community',
    'In the fifth semester you work with a library, a school, a museum or an association near your home.',
  ),
  card(
    'star',
    'Exam preparation and degree in one',
    'Many public exams test history, polity and essay writing. You study for those while you do your degree.',
  ),
  card(
    'check',
    'Restart an unfinished degree',
    'We may accept credits from your earlier degree if the Academic Bank of Credits holds them and the subjects match.',
  ),
  card(
    'laptop',
    'A phone is enough to start',
    'Readings open offline on a phone, and there’s a small version of each recording for slow connections.',
  ),
];

export const baRoadmap: Card[] = [
  card('shield', 'Public service', 'Central, state and staff selection exams that need a degree in any discipline.'),
  card('book', 'Teaching', 'Do a BEd after the degree to teach English, history and civics in schools.'),
  card(
    'mail',
    'Writing and media',
    'Content writer, sub-editor or translator’s assistant, with three years of essays as your portfolio.',
  ),
  card(
    'users',
    'Community and culture',
    'Jobs with NGOs, museums, libraries and heritage projects. Many students start with fifth-semester community work.',
  ),
  card('award', 'A master’s degree', 'An MA in a subject you like, or an MBA if you prefer an office job.'),
];
