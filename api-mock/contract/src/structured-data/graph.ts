import type { AnyNode, NodeOf } from './shapes.ts';

/** A step of the way from the home page to a page. */
export type Crumb = { name: string; path: string };
export type About = { url: string; title: string; description: string };
/** The structured data of a page. */
export type Graph = { '@context': 'https://schema.org'; '@graph': AnyNode[] };

/** The structured data of a page from its nodes; what is absent is left out. */
export const graph = (nodes: readonly (AnyNode | undefined)[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes.filter((node) => node !== undefined),
});

export const organisationId = (publicUrl: string) => `${publicUrl}/#organization`;

/** What the university says of itself. */
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

/** Every page repeats it. A full stop before 60 characters is that of a short form. */
const firstSentence = (text: string): string => /^.{60,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** The site as a whole, with its name for search engines; on the home page. */
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
