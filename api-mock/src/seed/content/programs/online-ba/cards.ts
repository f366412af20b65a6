import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const baKeyContents: Card[] = [
  card(
    'book',
    'English',
    'Poems, plays, novels and films, many of them Indian, read for how they are made as well as for what they say.',
  ),
  card(
    'clock',
    'History',
    'India from the first cities to the Republic, the modern world around it, and the craft of judging a source.',
  ),
  card(
    'shield',
    'Political Science',
    'The Constitution, parties and public offices, the ideas behind them, and how other countries arrange the same things.',
  ),
  card(
    'language',
    'Skills for any desk',
    'Clear writing, reasoning with numbers, an Indian language and spreadsheets, spread over the first two years.',
  ),
];

export const baBenefits: Card[] = [
  card(
    'calendar',
    'One weekend timetable',
    'The three subjects have their fixed hours on Saturday and Sunday, so that no class ever clashes with another.',
  ),
  card(
    'mail',
    'Essays that come back marked',
    'You write one essay a month. It is returned within ten days, with a note on what to do differently next time.',
  ),
  card(
    'users',
    'Learning outside the screen',
    'In the fifth semester you work with a library, a school, a museum or an association near your home.',
  ),
  card(
    'star',
    'Preparation and degree in one',
    'History, polity and essay writing are the common ground of many public examinations; you study them once.',
  ),
  card(
    'check',
    'A second beginning',
    'Credits from an unfinished degree may be recognised, if the Academic Bank of Credits holds them and the subjects agree.',
  ),
  card(
    'laptop',
    'A phone is enough to start',
    'Readings open offline on a phone, and recordings come in a small version for slow connections.',
  ),
];

export const baRoadmap: Card[] = [
  card(
    'shield',
    'Public service',
    'Central, state and staff selection examinations that ask for a degree in any discipline.',
  ),
  card('book', 'Teaching', 'A BEd after the degree leads to school classrooms in English, history and civics.'),
  card(
    'mail',
    'Writing and media',
    'Content writer, sub-editor or translator’s assistant, with the essays of three years as a portfolio.',
  ),
  card(
    'users',
    'Community and culture',
    'Posts with NGOs, museums, libraries and heritage projects, often begun as community work in the fifth semester.',
  ),
  card('award', 'A master’s degree', 'An MA in a subject you have come to like, or an MBA if you prefer an office.'),
];
