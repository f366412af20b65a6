import type { PageMetadata } from '@prospectus/contract';
import { type Crumb, graph, organisationNode, pageNode } from '@prospectus/contract/structured-data';

import { jsonForHtml } from '../../lib/html.ts';
import { shareImage, type ShareImage } from '../../lib/share-image.ts';
import type { RootData } from './page-data.ts';

export const HOME: Crumb = { name: 'Home', path: '/' };

type Nodes = Parameters<typeof graph>[0];

/** Head of a page for search engines; the last breadcrumb is its address. */
export function pageHead(
  root: RootData,
  metadata: PageMetadata,
  crumbs: Crumb[],
  nodes: Nodes = [],
  picture?: string,
): Head {
  const { publicUrl, frame } = root;
  const path = crumbs.at(-1)?.path ?? '/';
  const about = { url: `${publicUrl}${path}`, title: metadata.title, description: metadata.description };
  const image = shareImage(picture ?? metadata['og:image'], {
    word: path.split('/').at(-1) || 'home',
    title: metadata.title,
  });
  return {
    title: about.title,
    description: about.description,
    canonical: path,
    image,
    structuredData: jsonForHtml(
      graph([organisationNode(publicUrl, frame), pageNode(about, crumbs, publicUrl), ...nodes]),
    ),
  };
}

/** Without a canonical address the page gets `noindex`. */
export function unlisted({ canonical: _none, ...head }: Head): Head {
  return head;
}

/** The head of a page. */
export type Head = {
  title: string;
  description: string;
  /** Path of the canonical address; pages without one are not indexed. */
  canonical?: string;
  image?: ShareImage;
  /** Escaped JSON-LD. */
  structuredData?: string;
  /** Set if the page is not in English. */
  language?: 'hi';
  /** Paths of the same page in several languages. */
  alternates?: { language: string; path: string }[];
  /** Open Graph type. */
  type?: 'article';
};
