import { accreditationsInWords } from '../accreditations.ts';
import { degreeAdmission } from '../admission.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { certificateOf } from '../certificate.ts';
import type { SeedProgram } from '../seed-program.ts';
import { maFees } from './online-ma/fees.ts';
import { maLearnMore } from './online-ma/learn-more.ts';
import { maElectives, maSemesters, maStructureNote } from './online-ma/structure.ts';

/** The programme that fills every section of §2. */
export const onlineMa: SeedProgram = {
  slug: 'online-ma',
  display_name: 'Master of Arts',
  display_short_name: 'Online MA',
  label: 'Master’s degree',
  program_type_id: 2,
  program_code: 'HU200',
  erp_unicode: 'Master of Arts',
  short_description:
    'Read literature, politics and media at postgraduate depth, broadly or in one specialisation, in live weekend classes and at your own hours.',
  duration: '2 years',
  eligibility: 'A bachelor’s degree in any discipline from a recognised university, or an equivalent qualification',
  mode: 'Online: recorded lessons on weekdays, live classes on Saturdays and Sundays',
  next_start: 'January and July every year',
  program_thumbnail: '',
  program_thumbnail_one: '',
  brochure_pdf: '',
  images: [],
  promotional_text:
    'Applications for the Master of Arts are open. Choose English, Political Science or Mass Communication, or read across all three. Pay ₹3,750 a month without interest on the Lumpsum plan.',
  banner_additional_info: '2 years, 4 semesters, 80 credits',
  banner2_additional_info: 'Live weekend classes, Recordings of every lecture, Examinations from home',
  banner3_additional_info: 'Three specialisations, UGC entitled, Taught in English',
  accreditation: accreditationsInWords,
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '80'),
    highlight('Specialisations', '3'),
    highlight('Electives to choose from', '12'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('award', 'The same degree as on campus'),
    keyPoint('calendar', 'Live classes at the weekend'),
    keyPoint('laptop', 'Recordings to return to'),
    keyPoint('users', 'A mentor for your dissertation'),
    keyPoint('rupee', 'Monthly payments without interest'),
  ],
  about_title: 'About the Master of Arts',
  description: `
<p>The Master of Arts is for readers who want to become better ones. Over four semesters you work through the texts, institutions and media that shape public life, learn how research in the humanities is done, and write a dissertation on a question you have chosen yourself.</p>
<p>The first paper of each semester is common to everyone: academic writing, research methods, digital methods and ethics. Around these you read either the general programme or one specialisation: <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> or <a href="/online-ma/mass-communication">Mass Communication</a>.</p>
<p>Teaching happens in small live groups at the weekend, so that teachers, civil-service aspirants, journalists and parents can study beside their other work.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Close reading',
      'Literary, political and media texts are read line by line in class, with a guide to each week’s chapters.',
    ),
    card(
      'chart',
      'Research methods',
      'You learn to frame a question, handle sources and archives, and use simple digital tools for texts and data.',
    ),
    card(
      'users',
      'Seminar discussion',
      'Live classes are kept small enough for everyone to speak, and each learner leads one discussion a semester.',
    ),
    card(
      'award',
      'A dissertation',
      'In the last semester a mentor guides you through eight credits of independent work and its defence.',
    ),
  ],
  benefits: [
    card(
      'shield',
      'A recognised degree',
      'The university is entitled by the UGC to offer the programme online. The degree is equal to the one awarded on campus.',
    ),
    card(
      'clock',
      'Hours that suit you',
      'Recorded lessons wait for you on weekdays; only the live classes at the weekend have a fixed hour.',
    ),
    card(
      'language',
      'Help with academic English',
      'A common paper on reading and writing, and comments on every assignment, help those who studied in another medium.',
    ),
    card(
      'brain',
      'A choice you can revise',
      'You may move between the general programme and a specialisation until the second week of the first semester.',
    ),
    card(
      'mail',
      'Teachers who answer',
      'Questions on the discussion forum are answered by the teacher of the subject, as a rule within two working days.',
    ),
    card(
      'rupee',
      'A fee you know in advance',
      'Study material, live classes and the first attempt of each examination are part of the fee.',
    ),
  ],
  roadmap: [
    card(
      'book',
      'Teaching',
      'With a B.Ed. or a qualifying NET score, teach in schools, colleges and coaching institutes.',
    ),
    card(
      'globe',
      'Civil services',
      'Political thought, Indian government and essay writing prepare the ground for the optional and general studies papers.',
    ),
    card(
      'mail',
      'Media and publishing',
      'Work as a reporter, editor, translator or content writer with newspapers, publishers and digital media.',
    ),
    card(
      'users',
      'Development sector',
      'Research, documentation and communication roles with NGOs, think tanks and public programmes.',
    ),
    card(
      'award',
      'Doctoral study',
      'Go on to a PhD in your discipline, with the dissertation as a first piece of independent research.',
    ),
  ],
  semesters: maSemesters,
  program_structure_disclaimer: maStructureNote,
  electives: maElectives,
  fee_plans: maFees,
  admission_steps: degreeAdmission,
  ...certificateOf('Master of Arts'),
  learn_more: maLearnMore,
  featured: [
    'online-mba',
    'data-analytics',
    'artificial-intelligence-and-machine-learning',
    'cyber-security',
    'french-language',
    'japanese-language',
  ],
  video: {
    title: 'From our film studies classes: Sintel, an open film by the Blender Foundation',
    thumbnail: '',
    link: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
  },
};
