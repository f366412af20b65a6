import { highlight, keyPoint } from '../cards.ts';
import { bachelor } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { baBenefits, baKeyContents, baRoadmap } from './online-ba/cards.ts';
import { baFees } from './online-ba/fees.ts';
import { baLearnMore } from './online-ba/learn-more.ts';
import { BA_ELIGIBILITY, BA_MODE } from './online-ba/specialisation.ts';
import { baElectives, baSemesters, baStructureNote } from './online-ba/structure.ts';

export const onlineBa: SeedProgram = bachelor({
  slug: 'online-ba',
  display_name: 'Bachelor of Arts',
  display_short_name: 'Online BA',
  program_code: 'HU100',
  erp_unicode: 'Bachelor of Arts',
  short_description:
    'Study English, History and Political Science side by side, or give most of your time to Economics or to Sociology.',
  eligibility: BA_ELIGIBILITY,
  mode: BA_MODE,
  promotional_text:
    'Applications for the Bachelor of Arts are open. Three subjects in equal measure, or one specialisation. Pay ₹5,500 a month without interest on the Lumpsum plan.',
  banner_additional_info: '3 years, 6 semesters, 120 credits',
  banner2_additional_info: 'English, History, Political Science',
  banner3_additional_info: 'Or specialise: Economics, Sociology',
  highlights: [
    highlight('Duration', '3 years'),
    highlight('Credits', '120'),
    highlight('Main subjects', '3'),
    highlight('Specialisations', '2'),
    highlight('Electives to choose from', '10'),
  ],
  key_points: [
    keyPoint('book', 'Three subjects, equal in weight'),
    keyPoint('language', 'English and an Indian language'),
    keyPoint('users', 'Community work for credit'),
    keyPoint('rupee', 'Our least expensive bachelor’s degree'),
  ],
  description: `
<p>The Bachelor of Arts is the widest of our degrees. In the general programme you study English, History and Political Science for three full years, eighteen subjects in all, so that a novel, a treaty and a speech in Parliament begin to explain one another.</p>
<p>Those who already know what they want may take most of their papers in one discipline, as a <a href="/online-ba/economics">BA in Economics</a> or a <a href="/online-ba/sociology">BA in Sociology</a>. Everyone shares a core of writing, numbers, an Indian language and the digital skills that offices take for granted.</p>
<p>It suits school leavers, people who began a degree once and had to stop, and candidates for public examinations who want their preparation and their graduation to be the same work. Recorded lessons wait for you; live classes, at the weekend, are for the questions that a recording cannot answer.</p>`.trim(),
  key_contents: baKeyContents,
  benefits: baBenefits,
  roadmap: baRoadmap,
  semesters: baSemesters,
  program_structure_disclaimer: baStructureNote,
  electives: baElectives,
  fee_plans: baFees,
  learn_more: baLearnMore,
  featured: ['online-bba', 'online-bcom', 'online-ma', 'french-language', 'japanese-language', 'data-analytics'],
  video: {
    title: 'From the elective Introduction to Film: Spring, an open film by Blender Studio, told without a word',
    thumbnail: '',
    link: 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY',
  },
});
