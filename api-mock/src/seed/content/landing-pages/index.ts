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
    images: [{ image: picture('mba-banner'), alt: 'The lattice of the MBA: interlocking hexagons' }],
    title: 'Online MBA',
    headline: 'Two years of weekends, and an MBA at the end',
    short_description:
      'Learn to read accounts, lead people and decide with figures, beside the job you have. Choose among twenty electives, and solve a problem of your own employer as the last project.',
    promotional_text: `Applications for the next batch of the MBA are open. Without interest, on the Lumpsum plan, you pay ${byTheMonth('online-mba')}.`,
    banner_additional_info: '2 years, 96 credits, No entrance test',
    banner2_additional_info: 'Live classes at the weekend, Examinations from home',
    banner3_additional_info: 'Marketing, Finance, Human Resources, Business Analytics',
  }),
  landing('online-bba', {
    slug: 'online-bba-lp',
    landing_page_type: '2',
    title: 'Online BBA',
    headline: 'Done with class 12? Learn how a business is run',
    short_description:
      'A degree of three years with a morning or an evening group, six weeks in a real firm, and a business plan of your own to finish with. Leave your number and we will tell you whether it suits you.',
    promotional_text: `The BBA costs ${totalOf('online-bba')} when it is paid at once. Ask a counsellor about the other three ways.`,
    banner_additional_info: '3 years, 120 credits, Any stream',
    banner2_additional_info: 'Mornings or evenings, An internship of six weeks',
  }),
  landing(
    'online-ma/english',
    {
      slug: 'english-lp',
      landing_page_type: '1',
      title: 'MA in English, online',
      headline: 'Six centuries of English, read on your weekends',
      short_description:
        'Seminars around a page, comments on everything you write, and a dissertation with a mentor of your own. For teachers, for those who prepare for the NET, and for readers who have waited long enough.',
      promotional_text: `The MA in English is open to graduates of every discipline: ${totalOf('online-ma/english')} at once, or ${byTheMonth('online-ma/english')}.`,
      banner_additional_info: '2 years, 80 credits, Open to all graduates',
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
      headline: 'For managers who want to check the figures themselves',
      short_description:
        'The foundations of the MBA in the first year, data and decisions in the second. You need no programming to begin, and you will not be afraid of it at the end.',
      banner_additional_info: '2 years, 96 credits, No programming expected',
      banner2_additional_info: 'Live classes at the weekend, Capstone on real data',
    },
    'online-mba',
  ),
  landing('data-analytics', {
    slug: 'data-analytics-lp',
    landing_page_type: '2',
    title: 'Diploma in Data Analytics',
    headline: 'From spreadsheets to answers in one year',
    short_description:
      'Short lessons on weekdays, a live class on Saturdays and a laboratory that runs in your browser. Open to everyone who has passed 10+2, whatever the stream.',
    promotional_text: `${totalOf('data-analytics')} at once, or ${byTheMonth('data-analytics')}, without interest: the diploma is priced for a first job.`,
    banner_additional_info: '1 year, 40 credits, Open after 10+2',
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
