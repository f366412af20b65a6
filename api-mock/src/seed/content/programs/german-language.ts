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
    'Begin German from the first sentence: introduce yourself, find your way, read short letters and understand everyday speech within six months.',
  promotional_text:
    'Applications for the Certificate in German Language are open to everyone who has passed 10+2. Pay ₹3,000 a month without interest.',
  banner_additional_info: '6 months, 1 semester, 100 credits',
  banner2_additional_info: 'Beginners’ level A1, Two live evenings a week',
  banner3_additional_info: 'Open after 10+2, No earlier knowledge needed',
  highlights: [highlight('Duration', '6 months'), highlight('Total credits', '100'), highlight('Level aimed at', 'A1')],
  key_points: [
    keyPoint('language', 'Speaking from the first class'),
    keyPoint('users', 'Groups small enough to be heard'),
    keyPoint('globe', 'Everyday life in three countries'),
  ],
  description: `
<p>German is spoken in Germany, Austria and Switzerland, and it is the language of many engineering firms, hospitals and universities that take in people from India. This certificate is for complete beginners. It aims at level A1 of the Common European Framework: you can introduce yourself and others, ask for what you need, and follow people who speak slowly and clearly.</p>
<p>You meet twice a week in a live class and speak in every one of them. Between classes, short exercises on your phone train the ear and the order of words, which is where German differs most from English and Hindi.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Grammar in sentences',
      'Articles, cases and verbs are learnt inside sentences that you can use the same day.',
    ),
    card(
      'phone',
      'Listening every day',
      'Ten minutes of announcements, calls and small talk on each day without a class.',
    ),
    card('mail', 'Letters and forms', 'Fill in forms, write a message to a landlord, answer an invitation.'),
    card('globe', 'Culture and customs', 'Trains, contracts, greetings and holidays in the German-speaking countries.'),
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
      'A step towards A1',
      'The syllabus follows level A1, so that you can sit an external examination afterwards; its fee and date are set by the examining body.',
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
      'book',
      'Study abroad',
      'Prepare for life around a degree in a German-speaking country; many are taught in English.',
    ),
    card(
      'briefcase',
      'Work with German firms',
      'A first level of the language is welcome in back offices, tourism and engineering services.',
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
