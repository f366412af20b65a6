import { certificate } from '../built-in.ts';
import { languageFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { picture } from '../pictures.ts';
import { semester } from '../structure.ts';
import { LANGUAGE_MODE, LANGUAGE_NOTE } from '../study-modes.ts';

export const japaneseLanguage = certificate({
  thumbnails: { program_thumbnail: picture('card-hexagons'), program_thumbnail_one: picture('mba-banner') },
  slug: 'japanese-language',
  subject: 'Japanese Language',
  program_code: 'FL102',
  fees: languageFees,
  mode: LANGUAGE_MODE,
  short_description:
    'Learn to read and write hiragana, katakana and a first hundred kanji, hold a simple conversation and write a short essay in Japanese.',
  promotional_text:
    'Applications for the Certificate in Japanese Language are open to everyone who has passed 10+2. No earlier knowledge of the language is needed.',
  banner_additional_info: '6 months, 1 semester, 100 credits',
  banner2_additional_info: 'Hiragana, Katakana, First 100 kanji',
  banner3_additional_info: 'Open after 10+2, Two live evenings a week',
  highlights: [highlight('Duration', '6 months'), highlight('Total credits', '100'), highlight('Kanji', '100')],
  key_points: [
    keyPoint('language', 'Three scripts, step by step'),
    keyPoint('users', 'Conversation in every class'),
    keyPoint('book', 'Your first essay in Japanese'),
  ],
  description: `
<p>Japanese has three scripts and a grammar that will feel oddly familiar to speakers of Hindi and Tamil: the verb stands at the end, and small words after the noun do the work of prepositions. This certificate builds on that. You learn hiragana and katakana in the first month, then about a hundred kanji, always in words you can say aloud.</p>
<p>Grammar, translation, conversation and culture run side by side. By the end you can introduce yourself and your family, shop, tell the time, describe your day, translate simple passages and write an essay of a page. The ground covered is close to level N5 of the Japanese-Language Proficiency Test.</p>`.trim(),
  key_contents: [
    card(
      'language',
      'Scripts and grammar',
      'Write each sign in its proper order of strokes, and use particles and verb forms without translating word by word.',
    ),
    card(
      'book',
      'Translation and essay',
      'Move short texts between Japanese and English, and write about your town, your family and your plans.',
    ),
    card(
      'phone',
      'Conversation',
      'Practise greetings, shopping, directions and telephone calls in pairs and small groups.',
    ),
    card(
      'globe',
      'Society and culture',
      'Seasons, courtesy, work and school in Japan, and how they shape what is said and left unsaid.',
    ),
  ],
  benefits: [
    card(
      'users',
      'You are heard',
      'In groups of up to twenty, everyone speaks in every class, and pronunciation is corrected kindly and at once.',
    ),
    card(
      'laptop',
      'Writing by hand, seen online',
      'Photograph your practice sheets; the teacher marks the strokes that went astray.',
    ),
    card(
      'clock',
      'Evenings only',
      'Classes meet on two weekday evenings. If you miss one, its recording and its exercises wait for you.',
    ),
    card(
      'rupee',
      'One clear fee',
      'Course book, recordings and the first attempt of each examination are part of the fee.',
    ),
  ],
  roadmap: [
    card(
      'star',
      'Towards N5 and N4',
      'Sit the Japanese-Language Proficiency Test, whose fee and dates are set by its organisers, and go on to the next level.',
    ),
    card(
      'briefcase',
      'Work with Japanese firms',
      'A first level of the language is welcome in automobile, electronics and software firms with partners in Japan.',
    ),
    card('globe', 'Travel and tourism', 'Receive visitors from Japan, or find your own way there.'),
  ],
  semesters: [
    semester(1, [
      ['Japanese Scripts, vocabulary and Grammar-I', 25],
      ['Translation and Essay-I', 25],
      ['Listening and Conversation-I', 25],
      ['Japanese Society and Culture', 25],
    ]),
  ],
  program_structure_disclaimer: LANGUAGE_NOTE,
  learn_more: [
    {
      title: 'How to learn three scripts in six months',
      description: `
<p>The scripts are learnt in the order in which they help you most.</p>
<ol>
<li><strong>Hiragana</strong>, weeks 1 to 3: forty-six signs, enough to write any Japanese word.</li>
<li><strong>Katakana</strong>, weeks 3 to 5: the same sounds in another form, used for words from abroad. You will find that you can read menus at once.</li>
<li><strong>Kanji</strong>, from week 6: about seven new signs a week, chosen from numbers, days, places, family and nature. Each comes with two or three words and a sentence.</li>
</ol>
<p>Ten minutes of writing a day do more than two hours on Sunday. The learning platform sends a short sheet each morning, and shows you on which signs you hesitate.</p>`.trim(),
    },
  ],
  featured: ['french-language', 'german-language', 'online-ma', 'online-mba'],
});
