import { picture, pictures } from '../pictures.ts';
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
      title: 'Study after work, without quitting your job',
      sub_title: 'Live classes after work, recordings for the evenings you miss, and exams from home.',
      image: picture('hero-bus'),
      mobile_image: picture('hero-bus-phone'),
      alt: pictures['hero-bus'],
      link: '/programmes',
      link_label: 'See all programmes',
    },
    {
      title: 'An MBA for the job you already have',
      sub_title:
        'Two years of weekend classes, twenty electives in four fields, and a capstone project you can do at your own company.',
      image: picture('hero-call'),
      mobile_image: picture('hero-call-phone'),
      alt: pictures['hero-call'],
      link: '/online-mba',
      link_label: 'See the MBA',
    },
    {
      title: 'A degree after 10+2, without leaving home',
      sub_title: 'Business, commerce or arts: three years, six semesters, and classes on your phone.',
      image: picture('hero-study'),
      mobile_image: picture('hero-study-phone'),
      alt: pictures['hero-study'],
      link: '/online-bba',
      link_label: 'Start with the BBA',
    },
    {
      title: 'A one-year diploma in a skill you need at work',
      sub_title:
        'Data, machine learning or security: practise in your browser on weekdays, with a live class on Saturdays.',
      image: picture('hero-laboratory'),
      mobile_image: picture('hero-laboratory-phone'),
      alt: pictures['hero-laboratory'],
      link: '/data-analytics',
      link_label: 'See Data Analytics',
    },
    {
      title: 'Go deeper into literature, politics and media',
      sub_title: 'Choose the general MA or specialise in one subject, and write a dissertation on a topic you choose.',
      image: picture('hero-essay'),
      mobile_image: picture('hero-essay-phone'),
      alt: pictures['hero-essay'],
      link: '/online-ma',
      link_label: 'See the MA',
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
