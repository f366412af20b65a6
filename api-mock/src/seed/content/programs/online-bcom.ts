import { highlight, keyPoint } from '../cards.ts';
import { bachelor } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { bcomBenefits, bcomKeyContents, bcomRoadmap } from './online-bcom/cards.ts';
import { bcomFees } from './online-bcom/fees.ts';
import { bcomLearnMore } from './online-bcom/learn-more.ts';
import { bcomElectives, bcomSemesters, bcomStructureNote } from './online-bcom/structure.ts';

export const onlineBcom: SeedProgram = bachelor({
  slug: 'online-bcom',
  display_name: 'Bachelor of Commerce',
  display_short_name: 'Online BCom',
  program_code: 'CM100',
  erp_unicode: 'Bachelor of Commerce',
  short_description:
    'Keep books, prepare returns and read a balance sheet with confidence, with the software and the law that accounts offices use.',
  eligibility:
    'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification; commerce at school is helpful, not required',
  mode: 'Online: live classes on Tuesday and Thursday evenings, practice on Saturdays, with recordings',
  promotional_text:
    'Applications for the Bachelor of Commerce are open. Live classes on two evenings, practice on Saturdays, and ₹6,500 a month without interest on the Lumpsum plan.',
  banner_additional_info: '3 years, 6 semesters, 120 credits',
  banner2_additional_info: 'Accounts, Tax, Audit, Company law',
  banner3_additional_info: 'Evening classes, Saturday practice, Internship in an accounts office',
  highlights: [
    highlight('Duration', '3 years'),
    highlight('Credits', '120'),
    highlight('Subjects in accounting and tax', '11'),
    highlight('Electives to choose from', '9'),
    highlight('Internship', '4 credits'),
  ],
  key_points: [
    keyPoint('book', 'Every entry explained'),
    keyPoint('laptop', 'Returns filed in a practice portal'),
    keyPoint('calendar', 'Two evenings and Saturday'),
    keyPoint('shield', 'The law of this year, not of the textbook'),
  ],
  description: `
<p>Somewhere in every organisation sits a person who knows what the figures mean. The Bachelor of Commerce trains that person. You learn to record a transaction so that nobody needs to ask about it later, to close the books of a company, to compute a tax and defend the computation, and to look at a stranger’s accounts with courteous suspicion.</p>
<p>Two evenings a week are for teaching. Saturdays are for practice: you enter vouchers in accounting software, reconcile a bank statement, and fill in returns on a training copy of the portals, with a teacher in the room. By the fifth semester you do the same in a real office, as an intern.</p>
<p>The degree prepares you for work, for the <a href="/online-mcom">Master of Commerce</a>, and for the professional courses in accountancy and company law, whose examinations are held by their own institutes.</p>`.trim(),
  key_contents: bcomKeyContents,
  benefits: bcomBenefits,
  roadmap: bcomRoadmap,
  semesters: bcomSemesters,
  program_structure_disclaimer: bcomStructureNote,
  electives: bcomElectives,
  fee_plans: bcomFees,
  learn_more: bcomLearnMore,
  featured: ['online-bba', 'online-ba', 'online-mcom', 'online-mba', 'data-analytics', 'block-chain-management'],
});
