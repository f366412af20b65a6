import { type About, organisationId } from './graph.ts';
import type { NodeOf } from './shapes.ts';

type Program = Readonly<
  Record<
    | 'slug'
    | 'display_name'
    | 'display_short_name'
    | 'short_description'
    | 'program_thumbnail'
    | 'program_code'
    | 'label'
    | 'duration',
    string
  >
>;

/** A programme as a course; `price` is its total in rupees, if known. */
export function courseNode(
  program: Program,
  price: number | undefined,
  { url, description }: Pick<About, 'url' | 'description'>,
  publicUrl: string,
): NodeOf<'Course'> {
  const length = duration(program.duration);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: program.display_name,
    ...(program.display_short_name &&
      program.display_short_name !== program.display_name && { alternateName: program.display_short_name }),
    description: description || program.short_description,
    image: pictureAt(program.program_thumbnail, program.slug, publicUrl),
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
    ...(price !== undefined && {
      offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'INR', url: `${url}#fees` },
    }),
  };
}

export function faqNode(faqs: readonly { question: string; answer: string }[]): NodeOf<'FAQPage'> | undefined {
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

export function videoNode(
  video: Readonly<Record<'title' | 'thumbnail' | 'link', string>> | null,
  program: Pick<Program, 'slug' | 'display_name' | 'short_description'>,
  { description, updated_at }: { description: string; updated_at: string },
  publicUrl: string,
): NodeOf<'VideoObject'> | undefined {
  if (!video) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.title || program.display_name,
    description: program.short_description || description,
    thumbnailUrl: pictureAt(video.thumbnail, program.slug, publicUrl),
    uploadDate: updated_at,
    embedUrl: video.link,
  };
}

type Post = Readonly<Record<'slug' | 'title' | 'summary' | 'image' | 'date' | 'author', string>>;

export function articleNode(
  post: Post,
  { path, updated_at }: { path: string; updated_at: string },
  { publicUrl, frame }: { publicUrl: string; frame: { name: string } },
): NodeOf<'BlogPosting'> {
  const url = `${publicUrl}${path}`;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    image: pictureAt(post.image, post.slug, publicUrl),
    datePublished: post.date,
    dateModified: updated_at,
    url,
    mainEntityOfPage: { '@id': url },
    inLanguage: 'en-IN',
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: frame.name, url: `${publicUrl}/` },
    publisher: { '@id': organisationId(publicUrl) },
  };
}

/** A list of programmes. */
export function listNode(
  programs: readonly { name: string; path: string }[],
  publicUrl: string,
): NodeOf<'ItemList'> | undefined {
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

/** The picture of a slug's lattice, for pages without one of their own. */
export const drawnPicture = (slug: string): string => `/share/${slug}.png`;

/** The record's picture, or the drawn one of its slug. */
const pictureAt = (picture: string, slug: string, publicUrl: string): string =>
  new URL(picture || drawnPicture(slug), `${publicUrl}/`).href;

/** '2 years', '6 months' as ISO 8601; undefined for other texts. */
function duration(text: string): string | undefined {
  const [, count, unit] = /^(\d+)\s+(year|month)s?\b/i.exec(text.trim()) ?? [];
  return count && `P${count}${unit?.toLowerCase() === 'year' ? 'Y' : 'M'}`;
}
