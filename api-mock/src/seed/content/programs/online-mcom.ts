import { highlight, keyPoint } from '../cards.ts';
import { master } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { mcomBenefits, mcomKeyContents, mcomRoadmap } from './online-mcom/cards.ts';
import { mcomFees } from './online-mcom/fees.ts';
import { mcomLearnMore } from './online-mcom/learn-more.ts';
import { mcomElectives, mcomSemesters, mcomStructureNote } from './online-mcom/structure.ts';

export const onlineMcom: SeedProgram = master({
  slug: 'online-mcom',
  display_name: 'Master of Commerce',
  display_short_name: 'Online MCom',
  program_code: 'CM200',
  erp_unicode: 'Master of Commerce',
  short_description:
    'Go behind the figures: reporting standards, cost, tax and finance at postgraduate depth, with a dissertation of your own.',
  eligibility:
    'A bachelor’s degree in commerce, business administration or economics from a recognised university; graduates of other disciplines who have passed a professional accounting examination at the intermediate level may also apply',
  mode: 'Online: recorded lessons on weekdays, live seminars on Sundays',
  promotional_text:
    'Applications for the Master of Commerce are open. One live seminar day a week, on Sunday, and ₹4,000 a month without interest on the Lumpsum plan.',
  banner_additional_info: '2 years, 4 semesters, 80 credits',
  banner2_additional_info: 'Ind AS, Cost, Tax, Valuation',
  banner3_additional_info: 'Sunday seminars, Dissertation, Supports NET preparation',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '80'),
    highlight('Electives to choose from', '12'),
    highlight('Live seminar day', 'Sunday'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('book', 'Standards read in the original'),
    keyPoint('chart', 'Annual reports as the textbook'),
    keyPoint('calendar', 'One seminar day a week'),
    keyPoint('award', 'Close to the NET syllabus'),
  ],
  description: `
<p>A first degree in commerce teaches you how a figure is arrived at. The Master of Commerce asks whether it should have been. Why is a lease a liability? When does a forecast become a promise? Who gains from a rule on depreciation? You read accounting standards and tax provisions in the original, apply them to annual reports that have just appeared, and learn enough statistics to test what others only assert.</p>
<p>In the second year you choose four electives in accounting, finance, or taxation and trade, and write a dissertation under a supervisor.</p>
<p>Seminars are held on Sundays only, which makes the programme possible for people in practice and for teachers who have classes of their own on Saturdays. If management attracts you more than measurement, compare it with the <a href="/online-mba/finance">MBA in Finance</a>.</p>`.trim(),
  key_contents: mcomKeyContents,
  benefits: mcomBenefits,
  roadmap: mcomRoadmap,
  semesters: mcomSemesters,
  program_structure_disclaimer: mcomStructureNote,
  electives: mcomElectives,
  fee_plans: mcomFees,
  learn_more: mcomLearnMore,
  featured: [
    'online-mba',
    'online-mba-plus',
    'online-ma',
    'data-analytics',
    'block-chain-management',
    'german-language',
  ],
});
