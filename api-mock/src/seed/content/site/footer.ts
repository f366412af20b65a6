import type { SeedRow } from '../seed-row.ts';
import { info } from './university-info.ts';

type Column = SeedRow<'footer'>;
type Numbers = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The group of columns that every page ends with. */
export const FOOTER_GROUP = 'university';

export const footerRows: readonly Column[] = [
  column('bachelors', 'Bachelor’s degrees', [
    ['/online-bba', 'BBA'],
    ['/online-bcom', 'BCom'],
    ['/online-ba', 'BA'],
  ]),
  column('masters', 'Master’s degrees', [
    ['/online-mba', 'MBA'],
    ['/online-ma/political-science', 'MA in Political Science'],
    ['/online-ma/mass-communication', 'MA in Mass Communication'],
    ['/online-ma/english', 'MA in English'],
    ['/online-mca', 'MCA'],
    ['/online-mcom', 'MCom'],
  ]),
  column('student-corner', 'Student corner', [
    ['/assessments', 'Assessments'],
    ['/course-conduction', 'Course conduction'],
    ['/discussion-forum', 'Discussion forum'],
    ['/live-lecture', 'Live lectures'],
  ]),
  {
    ...column('admission', 'Admission', [
      ['/admission-policy', 'Admission policy'],
      ['/registration-process', 'Registration process'],
    ]),
    description_link1: info.email,
  },
  column('policies', 'University and policies', [
    ['/about', 'About us'],
    ['/recognition', 'Recognition'],
    ['/contact', 'Contact'],
    ['/privacy-policy', 'Privacy policy'],
  ]),
];

function column(key: string, title: string, links: readonly (readonly [path: string, words: string])[]): Column {
  const fields = links.flatMap(([path, words], index) => {
    const n = (index + 1) as Numbers;
    return [
      [`link${n}`, path],
      [`link${n}_title`, words],
    ];
  });
  return {
    key,
    slug: FOOTER_GROUP,
    title,
    ...(Object.fromEntries(fields) as { [N in Numbers as `link${N}`]?: string }),
  };
}
