import { highlight, keyPoint } from '../cards.ts';
import { bachelor } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { bbaBenefits, bbaKeyContents, bbaRoadmap } from './online-bba/cards.ts';
import { bbaFees } from './online-bba/fees.ts';
import { bbaLearnMore } from './online-bba/learn-more.ts';
import { bbaElectives, bbaSemesters, bbaStructureNote } from './online-bba/structure.ts';

export const onlineBba: SeedProgram = bachelor({
  slug: 'online-bba',
  display_name: 'Bachelor of Business Administration',
  display_short_name: 'Online BBA',
  program_code: 'MG100',
  erp_unicode: 'Bachelor of Business Administration',
  short_description:
    'Learn how to run a business. Start with accounts and people, and finish with a plan for your own.',
  eligibility: 'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification',
  mode: 'Online: live classes on three weekdays, with recordings',
  promotional_text:
    'Admissions are open for the BBA after 10+2, in any stream. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '6 semesters',
  banner2_additional_info: 'Morning and evening groups, Internship',
  banner3_additional_info: 'No entrance test',
  highlights: [
    highlight('Credits', '120'),
    highlight('Electives to choose from', '16'),
    highlight('Internship', '6 weeks'),
    highlight('Morning and evening batches', '2'),
  ],
  key_points: [
    keyPoint('calendar', 'Morning or evening, your choice'),
    keyPoint('rupee', 'Accounts from the first week'),
    keyPoint('briefcase', 'Six weeks in a real company'),
    keyPoint('star', 'Your own business plan'),
  ],
  description: `
<p>The BBA covers a whole business in six semesters: customers, accounts, contracts, people and taxes. You finish with a business plan, and a panel reads it the way a lender would.</p>
<p>We start from the basics. Accounting begins with the first entry in a cash book, and the maths is what a shopkeeper or an analyst needs. English for business and spreadsheets come in the first semester, because you’ll use both later.</p>
<p>Live classes are on Mondays, Wednesdays and Fridays. The morning group meets at 9.30 am, the evening group at 7 pm. Many students help in the family business or have a first job. In the fifth semester that work earns credits. Many go on to the <a href="/online-mba">MBA</a>.</p>`.trim(),
  key_contents: bbaKeyContents,
  benefits: bbaBenefits,
  roadmap: bbaRoadmap,
  semesters: bbaSemesters,
  program_structure_disclaimer: bbaStructureNote,
  electives: bbaElectives,
  fee_plans: bbaFees,
  learn_more: bbaLearnMore,
  featured: ['online-bcom', 'online-ba', 'online-mba', 'data-analytics', 'full-stack-development', 'german-language'],
  video: {
    title: 'A sample of a recorded lesson',
    thumbnail: '',
    link: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  },
});
