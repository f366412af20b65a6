import {
  courseNode,
  faqNode,
  graph,
  organisationNode,
  pageNode,
  type Crumb,
} from '../features/structured-data/graph.ts';
import type { HomeData, ProgramData, RootData } from './pageData.ts';
import type { PageId } from './pageTable.ts';

/** What the head of a page says. */
export type Head = {
  title: string;
  description: string;
  /** Path of the one address of the page; none for pages that are not to be found. */
  canonical?: string;
  image?: string;
  /** JSON-LD, already safe to print. */
  structuredData?: string;
};

const NAME = 'Meridian University Online';
const title = (words: string) => `${words} | ${NAME}`;
const quiet = (words: string, description: string) => (): Head => ({ title: title(words), description });

export const notFoundHead = quiet('Page not found', 'There is no page at this address.');
export const problemHead = quiet('Something went wrong', 'The page could not be shown. Please try again.');

type Maker = (data: never, root: RootData) => Head;

/** Heads of the pages, by id, from their data (SEO-01, SEO-02). */
export const heads: Record<PageId, Maker> = {
  home: ({ page }: HomeData, { publicUrl }) => {
    const { metadata } = page;
    const about = {
      url: `${publicUrl}/`,
      title: metadata.title || title(page.title),
      description: metadata.description || page.short_description,
    };
    return {
      ...head('/', about, metadata['og:image']),
      structuredData: graph([
        organisationNode(publicUrl, page.universityName),
        pageNode(about, [{ name: 'Home', path: '/' }], publicUrl),
        faqNode(page.faqs),
      ]),
    };
  },
  program: programHead,
  specialisation: programHead,
  enquire: quiet('Enquire', 'Ask for a free career counselling session.'),
  launchpad: quiet('Launchpad', 'Your next steps towards admission.'),
  portal: quiet('Admission portal', 'Stand-in for the admission portal.'),
  unknown: notFoundHead,
};

function programHead({ page, path }: ProgramData, { publicUrl }: RootData): Head {
  const { metadata, program } = page;
  const about = {
    url: `${publicUrl}${path}`,
    title: metadata.title || title(page.title),
    description: metadata.description || program.short_description,
  };
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    ...(program.is_specialisation_of
      ? [{ name: program.parent_display_name ?? '', path: `/${program.is_specialisation_of}` }]
      : []),
    { name: program.display_name, path },
  ];
  return {
    ...head(path, about, metadata['og:image'] || `/share/${program.slug}.svg`),
    structuredData: graph([
      organisationNode(publicUrl, page.universityName),
      pageNode(about, crumbs, publicUrl),
      courseNode(page, about, publicUrl),
      faqNode(page.sections.faqs),
    ]),
  };
}

const head = (
  canonical: string,
  { title: words, description }: { title: string; description: string },
  image: string,
): Head => ({
  title: words,
  description,
  canonical,
  ...(image && { image }),
});
