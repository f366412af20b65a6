import { certificate } from '../built-in.ts';
import { languageFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { LANGUAGE_MODE, LANGUAGE_NOTE } from '../study-modes.ts';

export const frenchLanguage = certificate({
  slug: 'french-language',
  subject: 'French Language',
  program_code: 'FL103',
  fees: languageFees,
  mode: LANGUAGE_MODE,
  short_description:
    'Speak, read and write simple French: grammar you can use in conversation, texts from daily life, and the culture of the French-speaking world.',
  promotional_text:
    'Applications for the Certificate in French Language are open to everyone who has passed 10+2. No earlier knowledge of the language is needed.',
  banner_additional_info: '6 months, 1 semester, 100 credits',
  banner2_additional_info: 'Beginners’ level A1, Two live evenings a week',
  banner3_additional_info: 'Open after 10+2, No earlier knowledge needed',
  highlights: [highlight('Duration', '6 months'), highlight('Total credits', '100'), highlight('Level aimed at', 'A1')],
  key_points: [
    keyPoint('language', 'Grammar through conversation'),
    keyPoint('users', 'Groups small enough to be heard'),
    keyPoint('globe', 'From Paris to Puducherry'),
  ],
  description: `
<p>French is an official language on five continents and has its own corner in India, in Puducherry. This certificate takes beginners to level A1 of the Common European Framework: you can greet and introduce, order and ask the way, read a notice or a simple e-mail, and write a postcard or a short description.</p>
<p>Grammar is taught as a means of saying something, never as a list. Each week has a situation, from the market to the railway counter, and four subjects that look at it: grammar, reading and writing, listening and speaking, and culture.</p>`.trim(),
  key_contents: [
    card(
      'language',
      'Communicative grammar',
      'Articles, agreement and the tenses of daily life, each introduced by a situation in which you need it.',
    ),
    card(
      'book',
      'Texts from daily life',
      'Menus, timetables, messages and short news items: read for the sense first, then for the words.',
    ),
    card(
      'phone',
      'Ear and tongue',
      'Nasal vowels, silent letters and linking between words, practised in short dialogues.',
    ),
    card(
      'globe',
      'The French-speaking world',
      'Food, festivals, songs and films from France, Quebec, West Africa and Puducherry.',
    ),
  ],
  benefits: [
    card(
      'users',
      'You are heard',
      'In groups of up to twenty, everyone speaks in every class, and pronunciation is corrected kindly and at once.',
    ),
    card(
      'clock',
      'Evenings only',
      'Classes meet on two weekday evenings. If you miss one, its recording and its exercises wait for you.',
    ),
    card(
      'award',
      'A step towards DELF A1',
      'The syllabus follows level A1, so that you can sit the DELF afterwards; its fee and date are set by the examining body.',
    ),
    card(
      'rupee',
      'One clear fee',
      'Course book, recordings and the first attempt of each examination are part of the fee.',
    ),
  ],
  roadmap: [
    card('star', 'Continue to A2', 'Take the next level with a language institute, with a firm ground in grammar.'),
    card(
      'briefcase',
      'Hospitality and travel',
      'Hotels, airlines and travel agencies value staff who can welcome guests in French.',
    ),
    card(
      'users',
      'International organisations',
      'A first step towards a working language of the United Nations and many NGOs.',
    ),
  ],
  semesters: [
    semester(1, [
      ['Communicative Grammar', 25],
      ['Text Comprehension and Written Expression', 25],
      ['Listening and Oral Expression', 25],
      ['French and Francophone Culture', 25],
    ]),
  ],
  program_structure_disclaimer: LANGUAGE_NOTE,
  learn_more: [
    {
      title: 'A week of French',
      description: `
<p>The learning platform opens one situation each Monday. Take the week at the railway counter as an example.</p>
<ul>
<li><strong>Monday</strong>: a recorded dialogue and its twenty new words.</li>
<li><strong>Tuesday evening, live</strong>: the dialogue is played in pairs with other towns and times; the grammar of the week is asking questions.</li>
<li><strong>Wednesday</strong>: read a real timetable and answer ten questions.</li>
<li><strong>Thursday evening, live</strong>: listening to announcements, then a role play at the counter.</li>
<li><strong>Friday to Sunday</strong>: write to a friend about when you will arrive, and watch a short film about trains in West Africa.</li>
</ul>`.trim(),
    },
  ],
  featured: ['german-language', 'japanese-language', 'online-ma', 'online-mba'],
});
