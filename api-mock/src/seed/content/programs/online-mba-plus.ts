import { highlight, keyPoint } from '../cards.ts';
import { master } from '../degree.ts';
import { picture, pictures } from '../pictures.ts';
import type { SeedProgram } from '../seed-program.ts';
import { plusBenefits, plusKeyContents, plusRoadmap } from './online-mba-plus/cards.ts';
import { mbaPlusFees } from './online-mba-plus/fees.ts';
import { plusLearnMore } from './online-mba-plus/learn-more.ts';
import { mbaPlusSemesters, mbaPlusStructureNote } from './online-mba-plus/structure.ts';
import { MBA_MODE } from './online-mba/specialisation.ts';
import { mbaElectives } from './online-mba/structure.ts';

export const onlineMbaPlus: SeedProgram = master({
  slug: 'online-mba-plus',
  display_name: 'MBA Plus',
  display_short_name: 'Online MBA Plus',
  headline: 'An MBA with a professional certificate each year',
  award: 'Master of Business Administration',
  program_code: 'MG250',
  erp_unicode: 'Master of Business Administration Plus',
  short_description:
    'The full MBA plus a practice studio. Every semester, working people use what they learn straight away.',
  eligibility:
    'A bachelor’s degree in any discipline with at least 50% marks (45% for reserved categories), and at least one year of paid work; traineeships and work in a family business count',
  mode: MBA_MODE,
  images: [{ image: picture('post-desk'), alt: pictures['post-desk'] }],
  promotional_text:
    'Admissions are open for the MBA Plus, for graduates with a year of work experience. You get one degree and two professional certificates. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '4 semesters',
  banner2_additional_info: 'Four practice studios, Two professional certificates',
  banner3_additional_info: 'For working people, Studio groups of sixteen',
  highlights: [
    highlight('Credits', '112'),
    highlight('Practice studios', '4'),
    highlight('Professional certificates', '2'),
    highlight('Electives to choose from', '20'),
  ],
  key_points: [
    keyPoint('briefcase', 'A studio in every semester'),
    keyPoint('award', 'One degree and two certificates'),
    keyPoint('users', 'Groups of sixteen'),
    keyPoint('clock', 'One year’s work experience required'),
  ],
  description: `
<p>The MBA Plus has every subject of our <a href="/online-mba">MBA</a>, plus a practice studio in every semester. A studio has no lectures and no exam. Sixteen students and a practitioner meet on four Sundays to complete one task: a dashboard that a manager opens every morning, a negotiation that ends with a signed deal, a brief from a real client, or leading a team through a difficult month.</p>
<p>The two studios in each year earn you a professional certificate from the university. The first is in business tools and presentation, the second in consulting and team leadership. You also get your degree, the same Master of Business Administration, with sixteen more credits on the transcript.</p>
<p>You’ll need about four hours a week more than for the MBA. You also need some work experience, because you use it in the studios.</p>`.trim(),
  key_contents: plusKeyContents,
  benefits: plusBenefits,
  roadmap: plusRoadmap,
  semesters: mbaPlusSemesters,
  program_structure_disclaimer: mbaPlusStructureNote,
  electives: mbaElectives,
  fee_plans: mbaPlusFees,
  learn_more: plusLearnMore,
  featured: ['online-mba', 'online-mca', 'online-mcom', 'data-analytics', 'cyber-security', 'german-language'],
  video: {
    title: 'Discussed in Studio III: Cosmos Laundromat, an open film that subscribers helped pay for',
    thumbnail: '',
    link: 'https://www.youtube-nocookie.com/embed/Y-rmzh0PI3c',
  },
});
