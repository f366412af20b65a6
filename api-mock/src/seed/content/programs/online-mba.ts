import { picture } from '../pictures.ts';
import { accreditationsInWords } from '../accreditations.ts';
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
  short_description:
    'Learn to read accounts, lead people and decide with data, in an MBA whose electives and capstone project you choose to fit the work you do.',
  duration: '2 years',
  eligibility:
    'A bachelor’s degree in any discipline with at least 50% marks (45% for reserved categories) from a recognised university',
  mode: 'Online: recorded lessons on weekdays, live classes on Saturdays and Sundays',
  next_start: 'January and July every year',
  program_thumbnail: '',
  program_thumbnail_one: '',
  brochure_pdf: '',
  images: [
    {
      image: picture('mba-banner'),
      alt: 'The lattice of the MBA: interlocking hexagons with a path of marigold through them',
    },
  ],
  promotional_text:
    'Applications for the MBA are open. The general programme or one of four specialisations, live classes at the weekend, and ₹9,000 a month without interest on the Lumpsum plan.',
  banner_additional_info: '2 years, 4 semesters, 96 credits',
  banner2_additional_info: 'Live weekend classes, Case discussions, Capstone project',
  banner3_additional_info: 'Marketing, Finance, Human Resources, Business Analytics',
  accreditation: accreditationsInWords,
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '96'),
    highlight('Specialisations', '4'),
    highlight('Electives to choose from', '20'),
    highlight('Capstone project', '8 credits'),
  ],
  key_points: [
    keyPoint('briefcase', 'Cases from Indian business'),
    keyPoint('calendar', 'Live classes at the weekend'),
    keyPoint('chart', 'Analytics for every manager'),
    keyPoint('users', 'A capstone with your own employer'),
    keyPoint('rupee', 'Monthly payments without interest'),
  ],
  about_title: 'About the Master of Business Administration',
  description: `
<p>The MBA prepares you to take decisions that cut across departments. In the first year you learn the language of management: accounts, statistics, markets, operations, people and law. In the second you choose five electives from marketing, finance, human resources and business analytics, and close with a capstone project.</p>
<p>The capstone is worth eight credits and may be done with your own employer, so that what you study and what you do at work help each other.</p>
<p>If you know your field already, apply for one of four specialisations: <a href="/online-mba/marketing">Marketing</a>, <a href="/online-mba/finance">Finance</a>, <a href="/online-mba/human-resource-management">Human Resource Management</a> or <a href="/online-mba/business-analytics">Business Analytics</a>. The first year is the same in all of them. People with a year of work behind them may also look at the <a href="/online-mba-plus">MBA Plus</a>.</p>
<p>Classes are held live at the weekend, around cases that are sent out on Monday. If you would rather begin with a shorter course in one skill, look at the <a href="/data-analytics">Diploma in Data Analytics</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Foundations first',
      'No background in commerce is needed: accounting, economics and statistics begin from the first principles.',
    ),
    card(
      'briefcase',
      'Case method',
      'Every subject is taught around cases, many of them of Indian family firms, start-ups and public enterprises.',
    ),
    card(
      'chart',
      'Decisions with data',
      'Statistics in the first semester leads to business analytics in the third, with spreadsheets and open tools.',
    ),
    card(
      'award',
      'Capstone project',
      'You study a real problem of a firm, propose a solution and defend it before a panel.',
    ),
  ],
  benefits: [
    card(
      'shield',
      'A recognised degree',
      'The university is entitled by the UGC to offer the programme online, and the programme is approved by the AICTE.',
    ),
    card(
      'clock',
      'Made for working people',
      'Only the weekend classes have a fixed hour. Recordings, readings and quizzes are open at any time.',
    ),
    card(
      'users',
      'Learn from your peers',
      'Group work brings together people from different trades and cities, in teams of four or five that change each semester.',
    ),
    card(
      'laptop',
      'Tools you will meet at work',
      'Spreadsheets, dashboards and simulations are used in class, and remain open to you for the length of the programme.',
    ),
    card(
      'phone',
      'Career guidance',
      'A counsellor helps with your CV, interviews and a plan for the next step. We guide you; we do not promise a post.',
    ),
    card(
      'rupee',
      'Four ways to pay',
      'By semester, by year, at once or by the month: the plans are set out below with every charge in them.',
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
      'Start a business, or take a family business forward, with a plan you have tested in the capstone.',
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
