import { certificate } from '../built-in.ts';
import { languageFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { LANGUAGE_MODE, LANGUAGE_NOTE } from '../study-modes.ts';

export const japaneseLanguage = certificate({
  slug: 'japanese-language',
  subject: 'Japanese Language',
  program_code: 'FL102',
  fees: languageFees,
  mode: LANGUAGE_MODE,
  short_description:
    'Read and write your first 100 kanji. Learn hiragana and katakana, hold a simple conversation and write a short essay.',
  promotional_text:
    'Admissions are open for the Certificate in Japanese Language. You can join after 10+2, and you don’t need to know any Japanese.',
  banner_additional_info: '1 semester',
  banner2_additional_info: 'Hiragana, Katakana, First 100 kanji',
  banner3_additional_info: 'Open after 10+2, Live classes two evenings a week',
  highlights: [highlight('Total credits', '100'), highlight('Kanji', '100')],
  key_points: [
    keyPoint('language', 'Three scripts, step by step'),
    keyPoint('users', 'Conversation in every class'),
    keyPoint('book', 'Your first essay in Japanese'),
  ],
  description: `
<p>Japanese has three scripts, but its grammar will feel familiar if you speak Hindi or Tamil: the verb comes at the end, and small words after the noun work like prepositions. We build on that. You learn hiragana and katakana in the first month, then about a hundred kanji, always in words you can say aloud.</p>
<p>You study grammar, translation, conversation and culture together. By the end you can introduce yourself and your family, shop, tell the time, describe your day, translate simple passages and write a one-page essay. That’s close to level N5 of the Japanese-Language Proficiency Test.</p>`.trim(),
  key_contents: [
    card(
      'language',
      'Scripts and grammar',
      'Write each character in the right stroke order, and use particles and verb forms without translating word by word.',
    ),
    card(
      'book',
      'Translation and essays',
      'Translate short texts between Japanese and English, and write about your town, your family and your plans.',
    ),
    card(
      'phone',
      'Conversation',
      'Practise greetings, shopping, directions and phone calls in pairs and small groups.',
    ),
    card(
      'globe',
      'Society and culture',
      'Seasons, manners, work and school in Japan, and how they shape the way people speak.',
    ),
  ],
  benefits: [
    card(
      'users',
      'Everyone speaks',
      'Groups have at most twenty students. Everyone speaks in every class, and the teacher corrects your pronunciation right away.',
    ),
    card(
      'laptop',
      'Handwriting, checked online',
      'Take a photo of your practice sheets, and the teacher marks the strokes to correct.',
    ),
    card(
      'clock',
      'Evenings only',
      'Classes are on two weekday evenings. If you miss one, you can watch the recording and do its exercises later.',
    ),
    card(
      'rupee',
      'What the fee covers',
      'The fee covers the course book, recordings and your first attempt at each exam.',
    ),
  ],
  roadmap: [
    card(
      'star',
      'Towards N5 and N4',
      'Take the Japanese-Language Proficiency Test and go on to the next level. Its organisers set the fee and dates.',
    ),
    card(
      'briefcase',
      'Work with Japanese companies',
      'Automobile, electronics and software companies with partners in Japan hire people with a first level of Japanese.',
    ),
    card('globe', 'Travel and tourism', 'Welcome visitors from Japan, or travel there on your own.'),
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
<p>You learn the scripts in the order that helps you most.</p>
<ol>
<li><strong>Hiragana</strong>, weeks 1 to 3: forty-six characters, enough to write any Japanese word.</li>
<li><strong>Katakana</strong>, weeks 3 to 5: the same sounds in another form, used for foreign words. You’ll be able to read menus straight away.</li>
<li><strong>Kanji</strong>, from week 6: about seven new characters a week, chosen from numbers, days, places, family and nature. Each comes with two or three words and a sentence.</li>
</ol>
<p>Ten minutes of writing every day helps you more than two hours on Sunday. The learning platform sends you a short sheet each morning and shows which characters you’re unsure of.</p>`.trim(),
    },
  ],
  featured: ['french-language', 'german-language', 'online-ma', 'online-mba'],
});
