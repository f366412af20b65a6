import { picture } from '../pictures.ts';
import { byTheMonth, totalOf } from '../fee-figures.ts';
import { programId } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';

type Row = SeedRow<'landing-pages'>;

/** Landing pages of campaigns: both types, at the root and below a programme, for degrees and a diploma. */
export const landingPageRows: readonly Row[] = [
  landing('online-mba', {
    slug: 'online-mba-lp',
    landing_page_type: '1',
    images: [{ image: picture('post-week'), alt: 'A plan of the week above a desk' }],
    title: 'Online MBA',
    headline: 'Your MBA, in two years of weekends',
    short_description:
      'Learn to read accounts, lead people and use data to decide, without leaving your job. Choose from twenty electives, and solve a problem at your own company as your final project.',
    promotional_text: `Admissions are open for the next MBA batch. No-cost EMI on the Lumpsum plan: ${byTheMonth('online-mba')}.`,
    banner_additional_info: '4 semesters, No entrance test',
    banner2_additional_info: 'Live weekend classes, Exams from home',
    banner3_additional_info: 'Marketing, Finance, Human Resources, Business Analytics',
  }),
  landing('online-bba', {
    slug: 'online-bba-lp',
    landing_page_type: '2',
    title: 'Online BBA',
    headline: 'Learn how to run a business',
    short_description:
      'A three-year degree after class 12, with a morning or an evening group, six weeks in a real company, and your own business plan at the end.',
    promotional_text: `The BBA costs ${totalOf('online-bba')} if you pay at once. Ask a counsellor about the other three ways to pay.`,
    banner_additional_info: '6 semesters, Any stream',
    banner2_additional_info: 'Morning or evening classes, Six-week internship',
  }),
  landing(
    'online-ma/english',
    {
      slug: 'english-lp',
      landing_page_type: '1',
      title: 'MA in English, online',
      headline: 'English literature, on your weekends',
      short_description:
        'Live seminars, comments on everything you write, and a dissertation with your own mentor. For teachers, for NET aspirants, and for anyone who loves to read.',
      promotional_text: `The MA in English is open to all graduates: ${totalOf('online-ma/english')} at once, or no-cost EMI: ${byTheMonth('online-ma/english')}.`,
      banner_additional_info: '4 semesters, Open to all graduates',
      banner2_additional_info: 'Live seminars, Dissertation, Library lending',
    },
    'online-ma',
  ),
  landing(
    'online-mba/business-analytics',
    {
      slug: 'business-analytics-lp',
      landing_page_type: '2',
      title: 'MBA in Business Analytics, online',
      headline: 'For managers who work with data',
      short_description:
        'The common first year of the MBA, then a year of data and decisions. You don’t need programming to start, and you’ll be comfortable with it by the end.',
      banner_additional_info: '4 semesters, No programming needed',
      banner2_additional_info: 'Live weekend classes, Capstone on real data',
    },
    'online-mba',
  ),
  landing('data-analytics', {
    slug: 'data-analytics-lp',
    landing_page_type: '2',
    title: 'Diploma in Data Analytics',
    headline: 'Learn data analytics in one year',
    short_description:
      'Short lessons on weekdays, a live class on Saturdays and a lab in your browser. Open to everyone who has passed 10+2, in any stream.',
    promotional_text: `${totalOf('data-analytics')} at once, or no-cost EMI: ${byTheMonth('data-analytics')}. Affordable on a first salary.`,
    banner_additional_info: '2 semesters, Open after 10+2',
    banner2_additional_info: 'Saturday classes, Nothing to install',
  }),
];

function landing(program: string, fields: Omit<Row, 'key' | 'program' | 'parent_program'>, parent?: string): Row {
  return {
    key: parent ? `${parent}/${fields.slug}` : fields.slug,
    ...fields,
    program: programId(program),
    parent_program: parent ? programId(parent) : null,
  };
}
