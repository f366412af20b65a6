import { accreditationsOfArts } from '../accreditations.ts';
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
  accreditation: accreditationsOfArts,
  short_description:
    'Study reporting standards, cost and tax. Add finance at postgraduate level, and write a dissertation on your own topic.',
  eligibility:
    'A bachelor’s degree in commerce, business administration or economics from a recognised university. If your degree is in another subject, you can apply with a professional accounting exam passed at the intermediate level',
  mode: 'Online: recorded lessons on weekdays, live seminars on Sundays',
  promotional_text:
    'Admissions are open for the Master of Commerce. Live seminars are on Sundays only. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '4 semesters',
  banner2_additional_info: 'Ind AS, Cost, Tax, Valuation',
  banner3_additional_info: 'Sunday seminars, Dissertation, Helps with NET',
  highlights: [
    highlight('Credits', '80'),
    highlight('Electives to choose from', '12'),
    highlight('Live seminar day', 'Sunday'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('book', 'Read the standards themselves'),
    keyPoint('chart', 'Learn from real annual reports'),
    keyPoint('calendar', 'One seminar day a week'),
    keyPoint('award', 'Close to the NET syllabus'),
  ],
  description: `
<p>A first degree in commerce teaches you how to arrive at a figure. In the Master of Commerce you ask whether it’s right. Why is a lease a liability? When does a forecast become a promise? Who gains from a rule on depreciation? You read accounting standards and tax provisions directly, apply them to the latest annual reports, and learn enough statistics to test what others claim.</p>
<p>In the second year you choose four electives in accounting, finance, or taxation and trade, and write a dissertation under a supervisor.</p>
<p>Seminars are only on Sundays, so you can study even if you’re in practice or teach on Saturdays. If you’re more interested in management, compare it with the <a href="/online-mba/finance">MBA in Finance</a>.</p>`.trim(),
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
