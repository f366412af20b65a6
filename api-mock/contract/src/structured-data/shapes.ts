import { z } from 'zod';

const words = z.string().trim().min(1);
/** HTML with a text in it. */
const html = z.string().refine((value) => value.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '');
const address = z.url({ protocol: /^https?$/ });
const time = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/** ISO 8601: `P2Y`, `PT40H`. */
const duration = z.string().regex(/^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+S)?)?$/);
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/);
const amount = z.union([z.number().nonnegative(), z.string().regex(/^\d+(\.\d+)?$/)]);

/** A nested node, or the id of another one. */
type NestedNode<T extends string> = (Record<string, unknown> & { '@type': T }) | { '@id': string };
const node = <T extends string>(...types: T[]) =>
  z.custom<NestedNode<T>>((value) => {
    if (typeof value !== 'object' || value === null) return false;
    return '@type' in value
      ? types.includes(value['@type'] as T)
      : typeof (value as { '@id'?: unknown })['@id'] === 'string';
  });

const step = z.custom<Record<string, unknown> & { '@type': 'ListItem' }>();
/** Items numbered from one, each with an address. */
const steps = z
  .array(step)
  .min(1)
  .refine((items) =>
    items.every((item, at) => item['position'] === at + 1 && (item['item'] ?? item['url']) !== undefined),
  );

const organisation = {
  required: { name: words, url: address },
  recommended: {
    description: words,
    logo: node('ImageObject'),
    telephone: words,
    email: z.email(),
    address: words,
    sameAs: z.array(address).min(1),
  },
  optional: { alternateName: words },
};

/**
 * Types of structured data on our pages: properties that Google requires for a rich result, those it recommends, and
 * ours. https://developers.google.com/search/docs/appearance/structured-data
 */
export const SHAPES = {
  CollegeOrUniversity: organisation,
  Organization: { required: { name: words }, recommended: { url: address }, optional: {} },
  Person: { required: { name: words }, recommended: {}, optional: { url: address } },
  ImageObject: {
    required: { url: address },
    recommended: {},
    optional: { caption: words, width: amount, height: amount },
  },
  WebSite: {
    required: { name: words, url: address },
    recommended: {},
    optional: { inLanguage: language, publisher: node('CollegeOrUniversity'), alternateName: words },
  },
  WebPage: {
    required: { name: words, url: address, breadcrumb: node('BreadcrumbList') },
    recommended: { description: words },
    optional: { inLanguage: language, publisher: node('CollegeOrUniversity') },
  },
  BreadcrumbList: { required: { itemListElement: steps }, recommended: {}, optional: {} },
  ItemList: { required: { itemListElement: steps }, recommended: {}, optional: {} },
  ListItem: {
    required: { position: z.int().positive(), name: words },
    recommended: {},
    optional: { item: address, url: address },
  },
  Course: {
    required: {
      name: words,
      description: words,
      provider: node('CollegeOrUniversity'),
      hasCourseInstance: node('CourseInstance'),
      offers: node('Offer'),
    },
    recommended: { image: address, url: address, educationalCredentialAwarded: words },
    optional: { alternateName: words, courseCode: words, inLanguage: language },
  },
  CourseInstance: { required: { courseMode: words, courseWorkload: duration }, recommended: {}, optional: {} },
  Offer: {
    required: { category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']) },
    recommended: { price: amount, priceCurrency: z.string().regex(/^[A-Z]{3}$/) },
    optional: { url: address },
  },
  FAQPage: { required: { mainEntity: z.array(node('Question')).min(1) }, recommended: {}, optional: {} },
  Question: { required: { name: words, acceptedAnswer: node('Answer') }, recommended: {}, optional: {} },
  Answer: { required: { text: html }, recommended: {}, optional: {} },
  VideoObject: {
    required: { name: words, thumbnailUrl: address, uploadDate: time },
    recommended: { description: words, embedUrl: address },
    optional: {},
  },
  BlogPosting: {
    required: { headline: words },
    recommended: {
      image: address,
      datePublished: time,
      dateModified: time,
      author: node('Person', 'Organization'),
      description: words,
    },
    optional: {
      url: address,
      mainEntityOfPage: node('WebPage'),
      inLanguage: language,
      publisher: node('CollegeOrUniversity'),
    },
  },
} as const satisfies Record<string, Record<Tier, Record<string, z.ZodType>>>;

export type Tier = 'required' | 'recommended' | 'optional';
export type NodeType = keyof typeof SHAPES;

type Properties<T extends NodeType, K extends Tier> = {
  [P in keyof (typeof SHAPES)[T][K]]?: (typeof SHAPES)[T][K][P] extends z.ZodType<infer V> ? V : never;
};
/** A node of a type; any property may be absent, and is then reported as a problem. */
export type NodeOf<T extends NodeType> = { '@type': T; '@id'?: string } & Properties<T, 'required'> &
  Properties<T, 'recommended'> &
  Properties<T, 'optional'>;
export type AnyNode = Readonly<Record<string, unknown>> & { '@type': string };
