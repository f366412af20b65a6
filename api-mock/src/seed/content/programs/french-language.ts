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
    'Speak, read and write simple French. Learn grammar for conversation, everyday texts, and the culture of French speakers.',
  promotional_text:
    'Admissions are open for the Certificate in French Language. You can join after 10+2, and you don’t need to know any French.',
  banner_additional_info: '1 semester',
  banner2_additional_info: 'Beginner level (A1), Live classes two evenings a week',
  banner3_additional_info: 'Open after 10+2, No French needed to join',
  highlights: [highlight('Total credits', '100'), highlight('Target level', 'A1')],
  key_points: [
    keyPoint('language', 'Grammar through conversation'),
    keyPoint('users', 'Small groups, everyone speaks'),
    keyPoint('globe', 'From Paris to Puducherry'),
  ],
  description: `
<p>People speak French on five continents, and in Puducherry too. This certificate takes you from zero to level A1 of the Common European Framework. You’ll be able to greet people and introduce yourself, order food and ask for directions, read a notice or a simple email, and write a postcard or a short description.</p>
<p>You learn grammar by using it. Each week has a situation, from the market to the railway counter, and all four subjects work on it: grammar, reading and writing, listening and speaking, and culture.</p>`.trim(),
  key_contents: [
    card(
      'language',
      'Grammar for conversation',
      'Articles, agreement and everyday tenses, each taught with a situation where you need it.',
    ),
    card(
      'book',
      'Everyday texts',
      'Menus, timetables, messages and short news items. You get the meaning first, then the words.',
    ),
    card(
      'phone',
      'Listening and pronunciation',
      'Nasal vowels, silent letters and linked words, practised in short dialogues.',
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
      'Everyone speaks',
      'Groups have at most twenty students. Everyone speaks in every class, and the teacher corrects your pronunciation right away.',
    ),
    card(
      'clock',
      'Evenings only',
      'Classes are on two weekday evenings. If you miss one, you can watch the recording and do its exercises later.',
    ),
    card(
      'award',
      'A step towards DELF A1',
      'The syllabus follows level A1, so you can take the DELF afterwards. The examining body sets its fee and date.',
    ),
    card(
      'rupee',
      'What the fee covers',
      'The fee covers the course book, recordings and your first attempt at each exam.',
    ),
  ],
  roadmap: [
    card('star', 'Continue to A2', 'Take the next level at a language institute, with strong basics in grammar.'),
    card(
      'briefcase',
      'Hospitality and travel',
      'Hotels, airlines and travel agencies want staff who can welcome guests in French.',
    ),
    card(
      'users',
      'International organisations',
      'Start learning a working language of the United Nations and many NGOs.',
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
<p>A new situation opens on the learning platform every Monday. Here’s the week at the railway counter.</p>
<ul>
<li><strong>Monday</strong>: a recorded dialogue and its twenty new words.</li>
<li><strong>Tuesday evening, live</strong>: you practise the dialogue in pairs with other towns and times. This week’s grammar is asking questions.</li>
<li><strong>Wednesday</strong>: you read a real timetable and answer ten questions.</li>
<li><strong>Thursday evening, live</strong>: you listen to announcements, then do a role play at the counter.</li>
<li><strong>Friday to Sunday</strong>: you write to a friend about when you’ll arrive, and watch a short film about trains in West Africa.</li>
</ul>`.trim(),
    },
  ],
  featured: ['german-language', 'japanese-language', 'online-ma', 'online-mba'],
});
