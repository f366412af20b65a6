import { picture } from '../pictures.ts';
import { programId } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';
import { university } from '../university.ts';

/** The home page: its sections stand in the order of PAGE-33. */
export const home: SeedRow<'pages'> = {
  key: 'home',
  slug: 'home',
  title: university.title,
  short_title: 'Home',
  summary: university.description,
  hero: [
    {
      title: 'A university for after working hours',
      sub_title:
        'Live classes after work, recordings for the evenings that went another way, and examinations at home.',
      image: picture('home-evening'),
      mobile_image: picture('home-evening-phone'),
      alt: 'A desk lamp and an open book beside an arched window of lattice',
      link: '/programmes',
      link_label: 'See all programmes',
    },
    {
      title: 'An MBA for the job you already have',
      sub_title:
        'Two years of weekend classes, twenty electives in four fields, and a capstone you may do with your employer.',
      image: picture('mba-banner'),
      alt: 'The lattice of the MBA: interlocking hexagons',
      link: '/online-mba',
      link_label: 'Look at the MBA',
    },
    {
      title: 'A degree after 10+2, without leaving home',
      sub_title: 'Business, commerce or the arts: three years, six semesters, and a campus that comes to your phone.',
      alt: 'The lattice of the bachelor’s degrees: squares turned upon squares',
      link: '/online-bba',
      link_label: 'Begin with the BBA',
    },
    {
      title: 'A diploma in a year, in the skill your work asks for',
      sub_title: 'Data, machine learning or security: practice in the browser on weekdays, a live class on Saturdays.',
      alt: 'The lattice of the diplomas: a fine grid crossed by diagonals',
      link: '/data-analytics',
      link_label: 'Look at Data Analytics',
    },
    {
      title: 'Read literature, politics and media as far as they go',
      sub_title: 'The Master of Arts, in general or in one discipline, with a dissertation on a question of your own.',
      alt: 'The lattice of the Master of Arts: overlapping circles',
      link: '/online-ma',
      link_label: 'Look at the MA',
    },
  ],
  content: '',
  featured_programs: [
    'online-bba',
    'online-bcom',
    'online-ba',
    'online-mba',
    'online-mba-plus',
    'online-ma',
    'online-mca',
    'online-mcom',
    'data-analytics',
    'artificial-intelligence-and-machine-learning',
    'cyber-security',
    'full-stack-development',
    'french-language',
  ].map(programId),
  sections: [
    'hero',
    'ticker',
    'accreditations',
    'head_counts',
    'featured_programs',
    'benefits',
    'career',
    'testimonials',
    'vc_message',
    'alumni',
    'refer',
    'faqs',
    'get_in_touch',
  ],
};
