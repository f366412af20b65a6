import MiniSearch from 'minisearch';
import { searchOptions } from '../blocks/search-options.ts';
import type { DocsPage } from './written-pages.ts';

/** The index of the full-text search: a document for every section of every page. */
export function searchIndex(pages: DocsPage[]): string {
  const search = new MiniSearch(searchOptions);
  search.addAll(pages.flatMap(sectionsOf));
  return JSON.stringify(search);
}

function sectionsOf({ id, title, markdown }: DocsPage) {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return prose
    .split(/^(?=## )/m)
    .map((section, index) => {
      const heading = /^## (.+)$/m.exec(section)?.[1] ?? '';
      const text = plain(section.replace(/^#+ .+$/m, ''));
      return { id: `${id}${index}`, page: id, title, heading, anchor: slug(heading), text };
    })
    .filter(({ text }) => text !== '');
}

const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|[\s|:-]+\|$/gm, '')
    .replaceAll(/[`*_#|\\]|^[->] /gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

// The anchor that Storybook gives a heading.
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
