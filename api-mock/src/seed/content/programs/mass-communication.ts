import { card, highlight, keyPoint } from '../cards.ts';
import { maSpecialisation } from './online-ma/specialisation.ts';
import { specialisationSemesters } from './online-ma/structure.ts';

export const massCommunication = maSpecialisation({
  slug: 'mass-communication',
  discipline: 'Mass Communication',
  program_code: 'HU203',
  short_description:
    'Report, write, record and edit for print, radio, video and the web, and understand the media you work in: their history, law and audiences.',
  promotional_text:
    'Applications for the MA in Mass Communication are open. Live workshops at the weekend, and ₹3,750 a month without interest on the Lumpsum plan.',
  banner2_additional_info: 'Reporting, Radio, Video, Advertising, Media law',
  banner3_additional_info: 'Live weekend workshops, A portfolio of published work',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '80'),
    highlight('Papers in Mass Communication', '12'),
    highlight('Dissertation or production', '8 credits'),
  ],
  key_points: [
    keyPoint('mail', 'A campus newsroom online'),
    keyPoint('phone', 'Video made with your own phone'),
    keyPoint('shield', 'Verification taught as a craft'),
  ],
  description: `
<p>News now travels faster than anyone can check it. The MA in Mass Communication teaches both halves of the craft: to make something people will read, hear or watch, and to make sure that it is true. You work in an online newsroom from the first semester, with an editor who sends your copy back until it is right.</p>
<p>Beside the workshops stand the subjects that explain the trade: theories of communication, the history of Indian media, audiences, law and ethics. In the last semester you may hand in a production, such as a documentary or a series of reports, with a reflective essay in place of a written dissertation.</p>
<p>One paper in each semester, on reading, research, digital methods and ethics, is shared with the rest of the <a href="/online-ma">Master of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'mail',
      'Reporting and editing',
      'Interviews, records, data and field notes turned into copy that is accurate, clear and on time.',
    ),
    card(
      'phone',
      'Sound and picture',
      'Record, film and edit with a phone and free software; good light and good sound come before expensive tools.',
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
      'An editor of your own',
      'Each learner is assigned to a desk, and its editor goes through your drafts with you.',
    ),
    card(
      'laptop',
      'No studio needed',
      'Workshops are designed for a phone, a headset and free software; a list of tools is sent before each semester.',
    ),
    card(
      'star',
      'A portfolio to show',
      'By the end you have reports, audio pieces and a video that have passed an editor.',
    ),
  ],
  roadmap: [
    card('mail', 'Journalism', 'Reporter, sub-editor or fact-checker with newspapers, agencies and digital media.'),
    card('phone', 'Audio and video', 'Producer, script writer or editor for radio, podcasts and video channels.'),
    card(
      'briefcase',
      'Public relations',
      'Communication roles in companies, hospitals, universities and public bodies.',
    ),
    card(
      'chart',
      'Advertising and audience research',
      'Copywriting, media planning and the study of readers and viewers.',
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
<p>Less than you may think. The workshops are planned so that everyone can take part with:</p>
<ul>
<li>a phone that records video in high definition, and a small tripod or a steady pile of books;</li>
<li>a wired headset with a microphone;</li>
<li>a computer with eight gigabytes of memory for editing, from the second semester on.</li>
</ul>
<p>Editing is taught with free programs that run on all common systems. Where a better microphone or a light would help, the teacher shows how to improvise one first.</p>`.trim(),
    },
  ],
});
