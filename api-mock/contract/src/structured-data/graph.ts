import type { AnyNode, NodeOf } from './shapes.ts';

/** A step of the breadcrumbs. */
export type Crumb = { name: string; path: string };
export type About = { url: string; title: string; description: string };
/** The structured data of a page. */
export type Graph = { '@context': 'https://schema.org'; '@graph': AnyNode[] };

export const graph = (nodes: readonly (AnyNode | undefined)[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes.filter((node) => node !== undefined),
});

export const organisationId = (publicUrl: string) => `${publicUrl}/#organization`;

type University = {
  name: string;
  shortName?: string;
  about?: string;
  brand?: { picture?: { src: string; alt: string } };
  socials: readonly { href: string }[];
  contact: { phone: string; email: string; address: string };
};

export const organisationNode = (
  publicUrl: string,
  { name, shortName, about, brand, socials, contact }: University,
): NodeOf<'CollegeOrUniversity'> => ({
  '@type': 'CollegeOrUniversity',
  '@id': organisationId(publicUrl),
  name,
  url: `${publicUrl}/`,
  ...(shortName && { alternateName: shortName }),
  ...(about && { description: firstSentence(about) }),
  logo: brand?.picture
    ? {
        '@type': 'ImageObject',
        url: new URL(brand.picture.src, `${publicUrl}/`).href,
        ...(brand.picture.alt && { caption: brand.picture.alt }),
      }
    : { '@type': 'ImageObject', url: `${publicUrl}/logo.png`, width: '512', height: '512' },
  ...(contact.phone && { telephone: contact.phone }),
  ...(contact.email && { email: contact.email }),
  ...(contact.address && { address: contact.address }),
  ...(socials.length > 0 && { sameAs: socials.map(({ href }) => href) }),
});

/** A full stop within the first 60 characters may be that of an abbreviation. */
const firstSentence = (text: string): string => /^.{60,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** The site and its name for search engines; on the home page. */
export const siteNode = (publicUrl: string, name: string): NodeOf<'WebSite'> => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  url: `${publicUrl}/`,
  name,
  inLanguage: 'en-IN',
  publisher: { '@id': organisationId(publicUrl) },
});

export const pageNode = (
  { url, title, description }: About,
  crumbs: readonly Crumb[],
  publicUrl: string,
): NodeOf<'WebPage'> => ({
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
