import { accreditations } from '../accreditations.ts';
import { degreeAdmission } from '../admission.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { certificateOf } from '../certificate.ts';
import type { SeedProgram } from '../seed-program.ts';
import { mbaFees } from './online-mba/fees.ts';
import { mbaElectives, mbaSemesters, mbaStructureNote } from './online-mba/structure.ts';
import { mbaLearnMore } from './online-mba/learn-more.ts';

export const onlineMba: SeedProgram = {
  slug: 'online-mba',
  display_name: 'Master of Business Administration',
  display_short_name: 'Online MBA',
  label: 'Master’s degree',
  program_type_id: 2,
  program_code: 'MG200',
  erp_unicode: 'Master of Business Administration',
  short_description: 'Lead people and decide with data. Choose electives and a capstone project that fit your job.',
  duration: '2 years',
  eligibility:
    'A bachelor’s degree in any discipline with at least 50% marks (45% for reserved categories) from a recognised university',
  mode: 'Online: recorded lessons on weekdays, live classes on Saturdays and Sundays',
  next_start: 'January and July every year',
  program_thumbnail: '',
  program_thumbnail_one: '',
  brochure_pdf: '',
  images: [],
  promotional_text:
    'Admissions are open for the MBA, general or with one of four specialisations. Live classes are on weekends, tutorials on weekday evenings. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '4 semesters',
  banner2_additional_info: 'Live weekend classes, Case discussions, Capstone project',
  banner3_additional_info: 'Open after any degree, No entrance exam',
  accreditation: accreditations,
  highlights: [
    highlight('Credits', '96'),
    highlight('Specialisations', '4'),
    highlight('Electives to choose from', '20'),
    highlight('Capstone project', '8 credits'),
  ],
  key_points: [
    keyPoint('briefcase', 'Cases from Indian business'),
    keyPoint('calendar', 'Live classes on weekends'),
    keyPoint('chart', 'Analytics for every manager'),
    keyPoint('users', 'A capstone with your employer'),
    keyPoint('rupee', 'No-cost EMI'),
  ],
  about_title: 'About the Master of Business Administration',
  description: `
<p>The MBA prepares you to make decisions that affect a whole company. In the first year you learn the basics of management: accounts, statistics, markets, operations, people and law. In the second you choose five electives from marketing, finance, human resources and business analytics, and finish with a capstone project.</p>
<p>The capstone is worth eight credits. You can do it with your own employer, so your studies help you at work.</p>
<p>If you already know your field, apply for one of four specialisations: <a href="/online-mba/marketing">Marketing</a>, <a href="/online-mba/finance">Finance</a>, <a href="/online-mba/human-resource-management">Human Resource Management</a> or <a href="/online-mba/business-analytics">Business Analytics</a>. The first year is the same in all of them. If you’ve worked for a year, you can also look at the <a href="/online-mba-plus">MBA Plus</a>.</p>
<p>Live classes are on weekends. We send you the cases on Monday.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Basics first',
      'You don’t need a commerce background. Accounting, economics and statistics all start from the basics.',
    ),
    card(
      'briefcase',
      'Case method',
      'Every subject uses cases, many from Indian family businesses, start-ups and public sector companies.',
    ),
    card(
      'chart',
      'Decisions with data',
      'You study statistics in the first semester and business analytics in the third, with spreadsheets and open tools.',
    ),
    card(
      'award',
      'Capstone project',
      'You study a real problem in a company, propose a solution and defend it before a panel.',
    ),
  ],
  benefits: [
    card('shield', 'A recognised degree', 'This programme is UGC-entitled and AICTE-approved.'),
    card(
      'clock',
      'Made for working people',
      'Classes are at fixed hours on weekends. Evening tutorials are extra, and you can use recordings, readings and quizzes at any time.',
    ),
    card(
      'users',
      'Learn from your peers',
      'You work in teams of four or five from different jobs and cities, with new teammates every semester.',
    ),
    card(
      'laptop',
      'Tools companies use',
      'You use spreadsheets, dashboards and simulations in class, and keep access to them for the whole programme.',
    ),
    card(
      'phone',
      'Career guidance',
      'A counsellor helps you with your CV, interviews and next step. We guide you, but we don’t promise a job.',
    ),
    card(
      'rupee',
      'Four ways to pay',
      'By semester, by year, all at once or by EMI. You can see every charge in the plans below.',
    ),
  ],
  roadmap: [
    card(
      'chart',
      'Marketing and sales',
      'Brand executive, product manager, area sales manager or head of digital marketing.',
    ),
    card('rupee', 'Finance and banking', 'Financial analyst, credit manager, wealth adviser or treasury executive.'),
    card('users', 'Human resources', 'Talent partner, learning and development manager or compensation analyst.'),
    card('briefcase', 'Operations and consulting', 'Supply chain planner, project manager or management consultant.'),
    card(
      'star',
      'Your own venture',
      'Start a business or grow your family’s business, with a plan you’ve tested in the capstone.',
    ),
  ],
  semesters: mbaSemesters,
  program_structure_disclaimer: mbaStructureNote,
  electives: mbaElectives,
  fee_plans: mbaFees,
  admission_steps: degreeAdmission,
  ...certificateOf('Master of Business Administration'),
  learn_more: mbaLearnMore,
  featured: [
    'online-bba',
    'online-mba-plus',
    'online-mca',
    'online-ma',
    'data-analytics',
    'artificial-intelligence-and-machine-learning',
    'cloud-computing',
    'block-chain-management',
    'german-language',
  ],
};
