import { accreditationsOfArts } from '../accreditations.ts';
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
  accreditation: accreditationsOfArts,
  short_description:
    'Study English, History and Political Science. Take them together or specialise in Economics or Sociology.',
  eligibility: BA_ELIGIBILITY,
  mode: BA_MODE,
  promotional_text:
    'Admissions are open for the Bachelor of Arts. Study three subjects equally, or choose one specialisation. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '6 semesters',
  banner2_additional_info: 'English, History, Political Science',
  banner3_additional_info: 'Or specialise: Economics, Sociology',
  highlights: [
    highlight('Credits', '120'),
    highlight('Main subjects', '3'),
    highlight('Specialisations', '2'),
    highlight('Electives to choose from', '10'),
  ],
  key_points: [
    keyPoint('book', 'Three subjects, equal weight'),
    keyPoint('language', 'English and an Indian language'),
    keyPoint('users', 'Community work for credit'),
    keyPoint('rupee', 'Our lowest-fee bachelor’s degree'),
  ],
  description: `
<p>The Bachelor of Arts gives you the widest choice of subjects. In the general programme you study English, History and Political Science for all three years, eighteen subjects in all, and see how literature, history and politics connect.</p>
<p>If you already know what you want, you can take most of your papers in one discipline, with a <a href="/online-ba/economics">BA in Economics</a> or a <a href="/online-ba/sociology">BA in Sociology</a>. Every student also takes core subjects in writing, numbers, an Indian language and basic digital skills for office work.</p>
<p>The BA is right for you if you’ve just finished school, if you had to stop a degree earlier, or if you want one course of study for both your degree and public exams. You can watch recorded lessons at any time. Weekend live classes are for your questions.</p>`.trim(),
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
    title: 'From the elective Introduction to Film: Spring, an open film by Blender Studio without any dialogue',
    thumbnail: '',
    link: 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY',
  },
});
