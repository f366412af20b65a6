import type { BlogPost, ProgramPage } from '@prospectus/contract';
import type { BlogPosting, Course, FAQPage, ItemList, VideoObject } from 'schema-dts';

import { drawnPicture } from '../../lib/share-image.ts';
import { type About, organisationId } from './graph.ts';

/** A programme as a course, with what it costs in all where an Indian plan says so. */
export function courseNode(page: ProgramPage, { url, description }: About, publicUrl: string): Exclude<Course, string> {
  const { program, sections } = page;
  const plan = sections.fees.feePlans.find(({ isInternational, totalAmount }) => !isInternational && totalAmount > 0);
  const length = duration(program.duration);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: program.display_name,
    ...(program.display_short_name &&
      program.display_short_name !== program.display_name && { alternateName: program.display_short_name }),
    description: description || program.short_description,
    image: new URL(program.program_thumbnail || drawnPicture(program.slug), `${publicUrl}/`).href,
    inLanguage: 'en-IN',
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
    description: page.program.short_description || page.metadata.description,
    thumbnailUrl: new URL(video.thumbnail || drawnPicture(page.program.slug), `${publicUrl}/`).href,
    uploadDate: page.updated_at,
    embedUrl: video.link,
  };
}

/** A post of the blog. */
export const articleNode = (
  post: BlogPost,
  { publicUrl, frame }: { publicUrl: string; frame: { name: string } },
): Exclude<BlogPosting, string> => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.summary,
  image: new URL(post.image || drawnPicture(post.slug), `${publicUrl}/`).href,
  datePublished: post.date,
  dateModified: post.updated_at,
  url: `${publicUrl}${post.path}`,
  mainEntityOfPage: { '@id': `${publicUrl}${post.path}` },
  inLanguage: 'en-IN',
  author: post.author
    ? { '@type': 'Person', name: post.author }
    : { '@type': 'Organization', name: frame.name, url: `${publicUrl}/` },
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
