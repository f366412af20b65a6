import { highlight, keyPoint } from '../cards.ts';
import { master } from '../degree.ts';
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
  headline: 'An MBA with a professional certificate in each year',
  award: 'Master of Business Administration',
  program_code: 'MG250',
  erp_unicode: 'Master of Business Administration Plus',
  short_description:
    'The full MBA with a practice studio in every semester, for people at work who want to use on Monday what they learned on Sunday.',
  eligibility:
    'A bachelor’s degree in any discipline with at least 50% marks (45% for reserved categories), and at least one year of paid work; traineeships and work in a family business count',
  mode: MBA_MODE,
  promotional_text:
    'Applications for the MBA Plus are open to graduates with a year of work behind them. One degree, two professional certificates, and ₹11,000 a month without interest on the Lumpsum plan.',
  banner_additional_info: '2 years, 4 semesters, 112 credits',
  banner2_additional_info: 'Four practice studios, Two professional certificates',
  banner3_additional_info: 'For people at work, Studio groups of sixteen',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '112'),
    highlight('Practice studios', '4'),
    highlight('Professional certificates', '2'),
    highlight('Electives to choose from', '20'),
  ],
  key_points: [
    keyPoint('briefcase', 'A studio in every semester'),
    keyPoint('award', 'One degree and two certificates'),
    keyPoint('users', 'Groups of sixteen'),
    keyPoint('clock', 'One year of work required'),
  ],
  description: `
<p>The MBA Plus contains every subject of our <a href="/online-mba">MBA</a> and adds one thing in each semester: a practice studio. A studio has no lecture and no examination. Sixteen people, a practitioner and a task meet on four Sundays, and the task has to be finished: a dashboard that a manager opens every morning, a negotiation that ends in a signature, a brief from a real client, a team led through a difficult month.</p>
<p>The two studios of each year lead to a professional certificate of the university. The first is in business tools and presentation, the second in consulting and team leadership. You receive them beside your degree, which is the same Master of Business Administration, with sixteen credits more on the transcript.</p>
<p>It asks for more time than the MBA, about four hours a week, and for some experience, since a studio of people who have never worked would have nothing to practise on.</p>`.trim(),
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
    title: 'Discussed in Studio III: Cosmos Laundromat, an open film paid for in part by subscribers to its making',
    thumbnail: '',
    link: 'https://www.youtube-nocookie.com/embed/Y-rmzh0PI3c',
  },
});
