import { card, highlight, keyPoint } from '../cards.ts';
import { maSpecialisation } from './online-ma/specialisation.ts';
import { specialisationSemesters } from './online-ma/structure.ts';

export const english = maSpecialisation({
  slug: 'english',
  discipline: 'English',
  program_code: 'HU201',
  short_description:
    'Read from Chaucer to Amitav Ghosh, study how English works as a language, and write criticism that holds up under questions.',
  promotional_text:
    'Applications for the MA in English are open. Live seminars at the weekend, and ₹3,750 a month without interest on the Lumpsum plan.',
  banner2_additional_info: 'Poetry, Drama, Fiction, Linguistics, Theory',
  banner3_additional_info: 'Live weekend seminars, Dissertation with a mentor',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '80'),
    highlight('Papers in English', '12'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('book', 'Six centuries of writing'),
    keyPoint('language', 'Linguistics and translation'),
    keyPoint('users', 'A seminar paper each semester'),
  ],
  description: `
<p>The MA in English is about paying attention: to a line of verse, to a narrator who cannot be trusted, to a word that meant something else three centuries ago. You read British, American and Indian writing in its time, learn the main schools of criticism, and study the sounds and structures of the language itself.</p>
<p>Each semester you present one seminar paper and receive written comments on it. The dissertation in the last semester may be critical, linguistic, or a translation with a commentary.</p>
<p>Those who wish to read literature next to politics and media will find the general programme on the page of the <a href="/online-ma">Master of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'The long view',
      'Poetry, drama and fiction in the order in which they were written, so that influence and revolt become visible.',
    ),
    card(
      'language',
      'The language itself',
      'Phonetics, grammar and the varieties of English, with Indian English among them.',
    ),
    card('brain', 'Criticism and theory', 'From Aristotle and Bharata to the present, always tried out on a text.'),
  ],
  benefits: [
    card(
      'users',
      'Seminars, not lectures',
      'The recording gives the background; the live hour is spent on the page in front of you.',
    ),
    card(
      'award',
      'Ready for NET',
      'The papers cover the main areas of the English syllabus of the National Eligibility Test.',
    ),
    card('mail', 'Writing that improves', 'Every assignment comes back with comments on argument, evidence and style.'),
  ],
  roadmap: [
    card(
      'book',
      'Teaching',
      'English in schools, colleges and language institutes, with a B.Ed. or NET where it is asked for.',
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
<p>Reading lists are revised every year. These titles have a fixed place in them:</p>
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
<p>Texts out of copyright are provided as e-books; for the others you receive lending access through the digital library.</p>`.trim(),
    },
    {
      title: 'If you studied in another medium',
      description:
        '<p>Many learners took their first degree in Hindi or Punjabi. The common paper on academic reading and writing is there for you, and a writing clinic is held every fortnight.</p>',
    },
  ],
});
