import { accreditationsOfArts } from '../accreditations.ts';
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
    'Study literature, politics and media. Go broad or choose one specialisation, with weekend live classes.',
  duration: '2 years',
  eligibility: 'A bachelor’s degree in any discipline from a recognised university, or an equivalent qualification',
  mode: 'Online: recorded lessons on weekdays, live classes on Saturdays and Sundays',
  next_start: 'January and July every year',
  program_thumbnail: '',
  program_thumbnail_one: '',
  brochure_pdf: '',
  images: [],
  promotional_text:
    'Admissions are open for the Master of Arts. Choose English, Political Science or Mass Communication, or study all three. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '4 semesters',
  banner2_additional_info: 'Live weekend classes, Recordings of every lecture, Exams from home',
  banner3_additional_info: 'Three specialisations, UGC entitled, Taught in English',
  accreditation: accreditationsOfArts,
  highlights: [
    highlight('Credits', '80'),
    highlight('Specialisations', '3'),
    highlight('Electives to choose from', '12'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('award', 'The same degree as on campus'),
    keyPoint('calendar', 'Live classes on weekends'),
    keyPoint('laptop', 'Recordings of every class'),
    keyPoint('users', 'A mentor for your dissertation'),
    keyPoint('rupee', 'No-cost EMI'),
  ],
  about_title: 'About the Master of Arts',
  description: `
<p>The Master of Arts is for you if you like to read and want to go deeper. Over four semesters you study the texts, institutions and media that shape public life, learn to do research in the humanities, and write a dissertation on a question you choose.</p>
<p>In the first paper of each semester, all students study together: academic writing, research methods, digital methods and ethics. For the rest you choose the general programme or one specialisation: <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> or <a href="/online-ma/mass-communication">Mass Communication</a>.</p>
<p>We teach in live groups of at most thirty on weekends, so teachers, civil-service aspirants, journalists and parents can study along with their other work.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Close reading',
      'You read literary, political and media texts line by line in class, with a guide to each week’s chapters.',
    ),
    card(
      'chart',
      'Research methods',
      'You learn to frame a question, work with sources and archives, and use simple digital tools for texts and data.',
    ),
    card(
      'users',
      'Seminar discussion',
      'Live classes have at most thirty students, so that everyone can speak, and you lead one discussion each semester.',
    ),
    card(
      'award',
      'A dissertation',
      'In the last semester a mentor guides you through eight credits of independent work and its viva.',
    ),
  ],
  benefits: [
    card(
      'shield',
      'A recognised degree',
      'The UGC entitles the university to offer this programme online. The degree is equal to the one you’d get on campus.',
    ),
    card(
      'clock',
      'Flexible hours',
      'Watch recorded lessons whenever you like on weekdays. Only the weekend live classes have fixed hours.',
    ),
    card(
      'language',
      'Help with academic English',
      'If you studied in another medium, a common paper on reading and writing and comments on every assignment help you.',
    ),
    card(
      'brain',
      'Change your mind',
      'You can switch between the general programme and a specialisation until the second week of the first semester.',
    ),
    card(
      'mail',
      'Teachers who answer',
      'The teacher of each subject answers your questions on the discussion forum, usually within two working days.',
    ),
    card(
      'rupee',
      'What the fee covers',
      'The fee covers study material, live classes and your first attempt at each exam.',
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
      'Political thought, Indian government and essay writing help you prepare for the optional and general studies papers.',
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
      'Go on to a PhD in your discipline. Your dissertation is your first independent research.',
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
    'online-mcom',
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
