import { card, highlight, keyPoint } from '../cards.ts';
import { maSpecialisation } from './online-ma/specialisation.ts';
import { specialisationSemesters } from './online-ma/structure.ts';

export const massCommunication = maSpecialisation({
  slug: 'mass-communication',
  discipline: 'Mass Communication',
  program_code: 'HU203',
  short_description:
    'Report, write, record and edit. Work for print, radio, video and the web, and learn the history and law of the media.',
  promotional_text:
    'Admissions are open for the MA in Mass Communication. Live workshops are on weekends. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner2_additional_info: 'Reporting, Radio, Video, Advertising, Media law',
  banner3_additional_info: 'Live weekend workshops, A portfolio of published work',
  highlights: [
    highlight('Credits', '80'),
    highlight('Papers in Mass Communication', '12'),
    highlight('Dissertation or production', '8 credits'),
  ],
  key_points: [
    keyPoint('mail', 'An online campus newsroom'),
    keyPoint('phone', 'Make videos with your phone'),
    keyPoint('shield', 'Learn to check facts'),
  ],
  description: `
<p>News travels faster than anyone can check it. The MA in Mass Communication teaches you to make stories people want to read, hear or watch, and to make sure they’re true. You work in an online newsroom from the first semester, with an editor who sends your copy back until it’s right.</p>
<p>Along with the workshops, you study theories of communication, the history of Indian media, audiences, law and ethics. In the last semester you can submit a production, such as a documentary or a series of reports, with a reflective essay instead of a written dissertation.</p>
<p>You share one paper in each semester, on reading, research, digital methods and ethics, with the rest of the <a href="/online-ma">Master of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'mail',
      'Reporting and editing',
      'Turn interviews, records, data and field notes into copy that’s accurate, clear and on time.',
    ),
    card(
      'phone',
      'Audio and video',
      'Record, film and edit with a phone and free software. Good light and good sound matter more than expensive tools.',
    ),
    card(
      'shield',
      'Law and ethics',
      'Defamation, privacy, contempt, copyright and the right to information, through Indian cases.',
    ),
  ],
  benefits: [
    card(
      'users',
      'Your own editor',
      'Every student works at a desk, and the desk editor goes through your drafts with you.',
    ),
    card(
      'laptop',
      'No studio needed',
      'All you need is a phone, a headset and free software. We send you a list of tools before each semester.',
    ),
    card(
      'star',
      'A portfolio to show',
      'By the end you have reports, audio pieces and a video, all approved by an editor.',
    ),
  ],
  roadmap: [
    card('mail', 'Journalism', 'Reporter, sub-editor or fact-checker with newspapers, agencies and digital media.'),
    card('phone', 'Audio and video', 'Producer, script writer or editor for radio, podcasts and video channels.'),
    card(
      'briefcase',
      'Public relations',
      'Communication jobs in companies, hospitals, universities and public bodies.',
    ),
    card(
      'chart',
      'Advertising and audience research',
      'Copywriting, media planning, and readership and viewership research.',
    ),
  ],
  semesters: specialisationSemesters({
    first: [
      'Theories of Communication',
      'History of Media in India',
      'News Reporting and Writing',
      'Media Law and Ethics',
    ],
    second: [
      'Editing and Fact-Checking',
      'Audio Production and Radio',
      'Advertising and Public Relations',
      'Development Communication',
    ],
    third: ['Video Production', 'Digital Journalism and Data', 'Audiences and Media Effects'],
    fourth: 'Media Management and Entrepreneurship',
  }),
  learn_more: [
    {
      title: 'What equipment you need',
      description: `
<p>Less than you might think. We plan the workshops so that everyone can take part. You need:</p>
<ul>
<li>a phone that records HD video, and a small tripod or a steady pile of books;</li>
<li>a wired headset with a microphone;</li>
<li>a computer with 8 GB of memory for editing, from the second semester.</li>
</ul>
<p>We teach editing with free software that runs on all common systems. If a better microphone or a light would help, your teacher first shows you how to improve the sound or the light without buying one.</p>`.trim(),
    },
  ],
});
