import { accreditationsOfArts } from '../accreditations.ts';
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
  accreditation: accreditationsOfArts,
  short_description:
    'Keep books and file returns. Learn to read a balance sheet, with the software and law that accounts offices use.',
  eligibility:
    'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification; commerce at school helps but isn’t required',
  mode: 'Online: live classes on Tuesday and Thursday evenings, practice on Saturdays, with recordings',
  promotional_text:
    'Admissions are open for the Bachelor of Commerce. Live classes on two evenings and practice on Saturdays. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '6 semesters',
  banner2_additional_info: 'Accounts, Tax, Audit, Company law',
  banner3_additional_info: 'Evening classes, Saturday practice, Internship in an accounts office',
  highlights: [
    highlight('Credits', '120'),
    highlight('Subjects in accounting and tax', '11'),
    highlight('Electives to choose from', '9'),
    highlight('Internship', '4 credits'),
  ],
  key_points: [
    keyPoint('book', 'Every entry explained'),
    keyPoint('laptop', 'File returns in a practice portal'),
    keyPoint('calendar', 'Two evenings and Saturday'),
    keyPoint('shield', 'This year’s tax law'),
  ],
  description: `
<p>Every organisation needs people who understand its figures. The Bachelor of Commerce trains you to be one of them. You learn to record transactions clearly, close a company’s books, compute a tax and defend your calculation, and check accounts you’ve never seen before.</p>
<p>We teach on two evenings a week. On Saturdays you practise: you enter vouchers in accounting software, reconcile a bank statement and fill in returns on a training copy of the portals, with a teacher in the class. In the fifth semester you do the same in a real office, as an intern.</p>
<p>The degree prepares you for a job, for the <a href="/online-mcom">Master of Commerce</a>, and for professional courses in accountancy and company law. Their own institutes hold the exams for those.</p>`.trim(),
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
