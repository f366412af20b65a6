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
    'Learn how a business is run, from its accounts to its people, and finish with the plan of one that you would open yourself.',
  eligibility: 'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification',
  mode: 'Online: live classes on three weekdays, in a morning or an evening group, with recordings',
  promotional_text:
    'Applications for the BBA are open to everyone who has passed 10+2, in any stream. Choose a morning or an evening group. Pay ₹10,000 a month without interest on the Lumpsum plan.',
  banner_additional_info: '3 years, 6 semesters, 120 credits',
  banner2_additional_info: 'Morning and evening groups, Internship, Business plan',
  banner3_additional_info: 'Open after 10+2, Any stream, No entrance test',
  highlights: [
    highlight('Duration', '3 years'),
    highlight('Credits', '120'),
    highlight('Electives to choose from', '16'),
    highlight('Internship', '6 weeks'),
    highlight('Groups of live classes', 'Morning or evening'),
  ],
  key_points: [
    keyPoint('calendar', 'Mornings or evenings, as you choose'),
    keyPoint('rupee', 'Accounts from the first week'),
    keyPoint('briefcase', 'Six weeks in a firm, or in your own'),
    keyPoint('star', 'A business plan of your own'),
  ],
  description: `
<p>The BBA takes you through the whole of a business in six semesters. You begin with what every firm has to do, large or small: find customers, keep accounts, agree contracts, pay people and pay taxes. You end with a business plan, which a panel reads as a lender would read it.</p>
<p>Nothing is taken for granted from school. Accounting starts with the first entry in a cash book, and mathematics goes no further than a shopkeeper, a buyer and an analyst need. English for business and spreadsheets are subjects of their own in the first semester, because everything later is written in the one and calculated in the other.</p>
<p>Live classes are held on Mondays, Wednesdays and Fridays. The morning group meets from 9.30, the evening group from 7. Many learners help in a family business, or hold a first job, beside their studies; the fifth semester turns that work into credits. Graduates often go on to the <a href="/online-mba">MBA</a>.</p>`.trim(),
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
    title: 'A case for the funding class: Big Buck Bunny, an open film that its audience helped to pay for in advance',
    thumbnail: '',
    link: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  },
});
