import { cheapestPlan } from '@prospectus/contract/fees';
import {
  articleNode,
  courseNode,
  type Crumb,
  faqNode,
  listNode,
  siteNode,
  videoNode,
} from '@prospectus/contract/structured-data';
import { FAMILY_TEXTS, familyPath, LANGUAGES } from '@prospectus/contract/family';

import { type CompareData, comparePath } from './compare/compare-query.ts';
import { type Head, HOME, pageHead, unlisted } from './page/page-head.ts';
import {
  auxiliaryCrumbs,
  type AuxiliaryData,
  type BlogData,
  type EnquireData,
  type LandingData,
  type LaunchpadData,
  type PostData,
  type ProgramData,
  type ReferralsData,
  type RootData,
  type UniversityData,
} from './page/page-data.ts';
import type { MyEnquiryData } from './my-enquiry/my-enquiry-data.ts';
import type { PageId } from './page-table.ts';
import type { FamilyPageData } from './family/family-data.ts';

const quiet =
  (words: string, description: string) =>
  (_data?: unknown, root?: RootData): Head => ({
    title: root ? `${words} | ${root.frame.name}` : words,
    description,
  });

export const notFoundHead = (root: RootData | undefined) =>
  quiet('Page not found', 'We can’t find this page.')(undefined, root);
export const problemHead = quiet('Something went wrong', 'We couldn’t show this page. Please try again.');

const enquireHead = quiet('Enquire', 'Ask for a free career counselling session.');
const mineHead = quiet('My enquiry', 'See, correct or download the details we store about you, or withdraw.');

/** A screen reader reads the title first, so it says if the form has errors. */
const answered = (head: Head, { errors, problem }: { errors: object; problem?: string | undefined }): Head =>
  Object.keys(errors).length > 0 || problem ? { ...head, title: `Error: ${head.title}` } : head;

type Maker = (data: never, root: RootData) => Head;

/** Heads of the pages (SEO-01, SEO-02). */
export const heads: Record<PageId, Maker> = {
  home: universityHead,
  university: universityHead,
  homeLanding: campaignHead,
  influencer: campaignHead,
  refurl: campaignHead,
  program: programHead,
  specialisation: programHead,
  landing: campaignHead,
  auxiliary: auxiliaryHead,
  auxiliaryOfProgram: auxiliaryHead,
  auxiliaryOfSpecialisation: auxiliaryHead,
  family: familyHead,
  familyOfSpecialisation: familyHead,
  familyInHindi: familyHead,
  familyOfSpecialisationInHindi: familyHead,
  schedule: auxiliaryHead,
  compare: ({ metadata, programs }: CompareData, root) => ({
    ...pageHead(
      root,
      metadata,
      [HOME, { name: 'Compare programmes', path: '/compare' }],
      [listNode(programs, root.publicUrl)],
    ),
    ...(programs.length > 1 && {
      title: `${programs.map(({ name }) => name).join(' or ')}: side by side | ${root.frame.name}`,
      canonical: comparePath(programs.map(({ slug }) => slug)),
    }),
  }),
  blog: ({ metadata }: BlogData, root) => pageHead(root, metadata, [HOME, { name: 'Blog', path: '/blog' }]),
  post: ({ post }: PostData, root) => ({
    ...pageHead(
      root,
      post.metadata,
      [HOME, { name: 'Blog', path: '/blog' }, { name: post.title, path: post.path }],
      [articleNode(post, post, root)],
      post.metadata['og:image'] || post.image,
    ),
    type: 'article',
  }),
  launchpad: ({ page }: LaunchpadData, root) =>
    pageHead(root, page.metadata, [HOME, { name: 'Launchpad', path: '/launchpad' }]),
  referrals: ({ metadata }: ReferralsData, root) =>
    unlisted(pageHead(root, metadata, [HOME, { name: metadata.title, path: '/referral-dashboard' }])),
  enquire: ({ screen }: EnquireData, root) => answered(enquireHead(undefined, root), screen),
  mine: (data: MyEnquiryData, root) => answered(mineHead(undefined, root), data),
  portal: quiet('Admission portal', 'Demo page for the admission portal.'),
  unknown: quiet('Page not found', 'We can’t find this page.'),
};

function universityHead({ page }: UniversityData, root: RootData): Head {
  const home = page.path === '/';
  const crumbs = home ? [HOME] : [HOME, { name: page.short_title || page.title, path: page.path }];
  return pageHead(root, page.metadata, crumbs, [
    home ? siteNode(root.publicUrl, root.frame.name) : undefined,
    faqNode(page.faqs),
  ]);
}

/** Search engines must not index campaign pages (SEO-03). */
function campaignHead(data: UniversityData | LandingData, root: RootData): Head {
  const metadata = 'metadata' in data ? data.metadata : data.page.metadata;
  const crumbs = [HOME, { name: metadata.title, path: data.path }];
  const about = { ...metadata, url: `${root.publicUrl}${data.path}` };
  const nodes =
    'shows' in data && data.shows === 'landing'
      ? [courseNode(data.page.program, priceOf(data.page), about, root.publicUrl)]
      : [];
  return unlisted(pageHead(root, metadata, crumbs, nodes));
}

function auxiliaryHead({ page, parent }: AuxiliaryData, root: RootData): Head {
  return pageHead(root, page.metadata, auxiliaryCrumbs(page, parent));
}

/** The lowest total fee for Indian students, as on the first screen. */
const priceOf = ({ sections }: Pick<ProgramData['page'], 'sections'>) =>
  cheapestPlan(sections.fees.feePlans)?.totalAmount;

function programHead({ page, path }: ProgramData, root: RootData): Head {
  const { metadata, program, sections } = page;
  const about = { url: `${root.publicUrl}${path}`, title: metadata.title, description: metadata.description };
  const crumbs: Crumb[] = [
    HOME,
    ...(program.is_specialisation_of
      ? [{ name: program.parent_display_name ?? '', path: `/${program.is_specialisation_of}` }]
      : []),
    { name: program.display_name, path },
  ];
  return pageHead(root, metadata, crumbs, [
    courseNode(program, priceOf(page), about, root.publicUrl),
    faqNode(sections.faqs),
    videoNode(
      sections.video,
      program,
      { description: metadata.description, updated_at: page.updated_at },
      root.publicUrl,
    ),
  ]);
}

/** Search engines index the programme's page instead of the sheet (SEO-03). */
function familyHead({ language, path, title, universityName, metadata }: FamilyPageData, root: RootData): Head {
  const texts = FAMILY_TEXTS[language];
  const about = {
    ...metadata,
    title: texts.headTitle(title),
    description: texts.description(title, universityName),
  };
  const crumbs = [HOME, { name: title, path }, { name: about.title, path: familyPath(language, path) }];
  return {
    ...unlisted(pageHead(root, about, crumbs)),
    ...(language === 'hi' && { language }),
    alternates: LANGUAGES.map((other) => ({ language: other, path: familyPath(other, path) })),
  };
}
