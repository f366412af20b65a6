import type { BlogPost, ProgramPage } from '@prospectus/contract';
import type {
  BlogPosting,
  Course,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Thing,
  VideoObject,
  WebPage,
} from 'schema-dts';

import { jsonForHtml } from '../../lib/jsonForHtml.ts';

/** A step of the way from the home page to a page. */
export type Crumb = { name: string; path: string };
type About = { url: string; title: string; description: string };
type Node = Extract<Thing, object>;

/** The structured data of a page as text that can stand in a script element; what is absent is left out. */
export function graph(nodes: (Node | undefined)[]): string {
  const whole: Graph = { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
  return jsonForHtml(whole);
}

const organisationId = (publicUrl: string) => `${publicUrl}/#organization`;

/** What the university says of itself. */
type University = {
  name: string;
  socials: readonly { href: string }[];
  contact: { phone: string; email: string; address: string };
};

export const organisationNode = (
  publicUrl: string,
  { name, socials, contact }: University,
): Exclude<Organization, string> => ({
  '@type': 'CollegeOrUniversity',
  '@id': organisationId(publicUrl),
  name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/favicon.svg`,
  ...(contact.phone && { telephone: contact.phone }),
  ...(contact.email && { email: contact.email }),
  ...(contact.address && { address: contact.address }),
  sameAs: socials.map(({ href }) => href),
});

export const pageNode = (
  { url, title, description }: About,
  crumbs: Crumb[],
  publicUrl: string,
): Exclude<WebPage, string> => ({
  '@type': 'WebPage',
  '@id': url,
  url,
  name: title,
  description,
  inLanguage: 'en-IN',
  publisher: { '@id': organisationId(publicUrl) },
  breadcrumb: {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  },
});

/** A programme as a course, with what it costs in all where an Indian plan says so. */
export function courseNode(page: ProgramPage, { url, description }: About, publicUrl: string): Exclude<Course, string> {
  const { program, sections } = page;
  const plan = sections.fees.feePlans.find(({ isInternational, totalAmount }) => !isInternational && totalAmount > 0);
  const length = duration(program.duration);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: program.display_name,
    description,
    url,
    ...(program.program_code && { courseCode: program.program_code }),
    educationalCredentialAwarded: program.label,
    provider: { '@id': organisationId(publicUrl) },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      ...(length && { courseWorkload: length }),
    },
    ...(plan && {
      offers: { '@type': 'Offer', category: 'Paid', price: plan.totalAmount, priceCurrency: 'INR', url: `${url}#fees` },
    }),
  };
}

/** Questions and answers of a page; none where there are none. */
export function faqNode(faqs: readonly { question: string; answer: string }[]): Exclude<FAQPage, string> | undefined {
  if (faqs.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The intro video of a programme; none where there is none. */
export function videoNode(page: ProgramPage, publicUrl: string): Exclude<VideoObject, string> | undefined {
  const { video } = page.sections;
  if (!video) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.title || page.title,
    description: page.program.short_description,
    thumbnailUrl: new URL(video.thumbnail || `/share/${page.program.slug}.svg`, `${publicUrl}/`).href,
    uploadDate: page.updated_at,
    embedUrl: video.link,
  };
}

/** A post of the blog. */
export const articleNode = (post: BlogPost, publicUrl: string): Exclude<BlogPosting, string> => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.summary,
  datePublished: post.date,
  dateModified: post.updated_at,
  url: `${publicUrl}${post.path}`,
  ...(post.author && { author: { '@type': 'Person', name: post.author } }),
  publisher: { '@id': organisationId(publicUrl) },
});

/** Programmes side by side; none where there are none. */
export function listNode(
  programs: readonly { name: string; path: string }[],
  publicUrl: string,
): Exclude<ItemList, string> | undefined {
  if (programs.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: programs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: `${publicUrl}${path}`,
    })),
  };
}

/** '2 years', '6 months' as ISO 8601; undefined for other words. */
function duration(words: string): string | undefined {
  const found = /^(\d+)\s+(year|month)s?\b/i.exec(words.trim());
  return found ? `P${found[1]}${found[2]?.toLowerCase() === 'year' ? 'Y' : 'M'}` : undefined;
}
