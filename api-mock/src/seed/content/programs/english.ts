import { card, highlight, keyPoint } from '../cards.ts';
import { maSpecialisation } from './online-ma/specialisation.ts';
import { specialisationSemesters } from './online-ma/structure.ts';

export const english = maSpecialisation({
  slug: 'english',
  discipline: 'English',
  program_code: 'HU201',
  short_description:
    'Read from Chaucer to Amitav Ghosh. Study how the English language works, and learn to write criticism you can defend.',
  promotional_text:
    'Admissions are open for the MA in English. Live seminars are on weekends. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner2_additional_info: 'Poetry, Drama, Fiction, Linguistics, Theory',
  banner3_additional_info: 'Live weekend seminars, Dissertation with a mentor',
  highlights: [
    highlight('Credits', '80'),
    highlight('Papers in English', '12'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('book', 'Six centuries of literature'),
    keyPoint('language', 'Linguistics and translation'),
    keyPoint('users', 'One seminar paper each semester'),
  ],
  description: `
<p>The MA in English teaches you to read closely: a line of verse, a narrator you can’t trust, a word whose meaning has changed over three centuries. You read British, American and Indian writing in its historical context, learn the main schools of criticism, and study the sounds and structures of the language itself.</p>
<p>You present one seminar paper each semester and get written comments on it. In the last semester you write a dissertation: critical, linguistic, or a translation with a commentary.</p>
<p>If you want to study literature along with politics and media, look at the general <a href="/online-ma">Master of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Literature through the ages',
      'Poetry, drama and fiction in the order they were written, so you can see how writers influenced each other.',
    ),
    card(
      'language',
      'The English language',
      'Phonetics, grammar and the varieties of English, including Indian English.',
    ),
    card('brain', 'Criticism and theory', 'From Aristotle and Bharata to today. You use each theory to read a text.'),
  ],
  benefits: [
    card(
      'users',
      'Seminars, not lectures',
      'The recording covers the background, so the live class is for discussing the text.',
    ),
    card(
      'award',
      'Helps with NET',
      'The papers cover the main areas of the English syllabus of the National Eligibility Test.',
    ),
    card('mail', 'Better writing', 'You get comments on argument, evidence and style for every assignment.'),
  ],
  roadmap: [
    card(
      'book',
      'Teaching',
      'Teach English in schools, colleges and language institutes, with a B.Ed. or NET where required.',
    ),
    card('mail', 'Publishing', 'Editing, copy-editing and translation for publishers and journals.'),
    card('laptop', 'Content and communication', 'Technical writing, content design and corporate communication.'),
    card('award', 'Research', 'A PhD in literature, linguistics, translation or cultural studies.'),
  ],
  semesters: specialisationSemesters({
    first: [
      'British Poetry from Chaucer to Milton',
      'Elizabethan and Restoration Drama',
      'The Rise of the Novel',
      'History and Structure of the English Language',
    ],
    second: [
      'Romantic and Victorian Poetry',
      'Nineteenth-Century Fiction',
      'Indian Writing in English',
      'Literary Criticism from Bharata to Eliot',
    ],
    third: ['Modernism and After', 'American Literature', 'Contemporary Literary Theory'],
    fourth: 'Linguistics and English Language Teaching',
  }),
  learn_more: [
    {
      title: 'Some of the books you will read',
      description: `
<p>We update reading lists every year. These books are always on them:</p>
<ul>
<li>Geoffrey Chaucer, <em>The Prologue to the Canterbury Tales</em></li>
<li>William Shakespeare, <em>King Lear</em> and <em>Twelfth Night</em></li>
<li>Jane Austen, <em>Emma</em></li>
<li>George Eliot, <em>Middlemarch</em></li>
<li>Rabindranath Tagore, <em>The Home and the World</em></li>
<li>Virginia Woolf, <em>To the Lighthouse</em></li>
<li>Toni Morrison, <em>Beloved</em></li>
<li>Amitav Ghosh, <em>The Shadow Lines</em></li>
</ul>
<p>You get out-of-copyright books as ebooks. You can borrow the others from the digital library.</p>`.trim(),
    },
    {
      title: 'If you studied in another medium',
      description:
        '<p>Many of our students did their graduation in Hindi or Punjabi medium. You get help from the paper on academic reading and writing, and from a writing clinic every two weeks.</p>',
    },
  ],
});
