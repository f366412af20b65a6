import { certificate } from '../built-in.ts';
import { germanFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { LANGUAGE_MODE, LANGUAGE_NOTE } from '../study-modes.ts';

export const germanLanguage = certificate({
  slug: 'german-language',
  subject: 'German Language',
  program_code: 'FL101',
  fees: germanFees,
  mode: LANGUAGE_MODE,
  short_description:
    'Start German from zero. Introduce yourself, find your way, read short letters and follow everyday speech in six months.',
  promotional_text:
    'Admissions are open for the Certificate in German Language. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '1 semester',
  banner2_additional_info: 'Beginner level (A1), Live classes two evenings a week',
  banner3_additional_info: 'Open after 10+2, No German needed to join',
  highlights: [highlight('Total credits', '100'), highlight('Target level', 'A1')],
  key_points: [
    keyPoint('language', 'Speaking from the first class'),
    keyPoint('users', 'Small groups, everyone speaks'),
    keyPoint('globe', 'Everyday life in three countries'),
  ],
  description: `
<p>German is spoken in Germany, Austria and Switzerland. It’s also the language of many engineering companies, hospitals and universities that take people from India. This certificate is for complete beginners. It takes you to level A1 of the Common European Framework: you can introduce yourself and others, ask for what you need, and follow people who speak slowly and clearly.</p>
<p>You have a live class twice a week and speak in every one. Between classes, short exercises on your phone help you with listening and word order, where German differs most from English and Hindi.</p>`.trim(),
  key_contents: [
    card('book', 'Grammar in sentences', 'You learn articles, cases and verbs in sentences you can use the same day.'),
    card(
      'phone',
      'Listening every day',
      'On days without a class, listen to ten minutes of announcements, calls and small talk.',
    ),
    card('mail', 'Letters and forms', 'Fill in forms, write to a landlord, reply to an invitation.'),
    card('globe', 'Culture and customs', 'Trains, contracts, greetings and holidays in German-speaking countries.'),
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
      'A step towards A1',
      'The syllabus follows level A1, so you can take an external exam afterwards. The examining body sets its fee and date.',
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
      'book',
      'Study abroad',
      'Get ready to live in a German-speaking country while you study there. Many degrees are taught in English.',
    ),
    card(
      'briefcase',
      'Work with German companies',
      'Back offices, tourism and engineering services hire people who know basic German.',
    ),
  ],
  semesters: [
    semester(1, [
      ['German Grammar and Vocabulary', 25],
      ['Reading and Written Expression', 25],
      ['Listening and Conversation', 25],
      ['Life and Culture in the German-speaking Countries', 25],
    ]),
  ],
  program_structure_disclaimer: LANGUAGE_NOTE,
  featured: ['french-language', 'japanese-language', 'online-ma', 'online-mba'],
});
