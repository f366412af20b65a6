import { readComponents } from '../model/component-facts.ts';
import { componentMarkdown } from './component-markdown.ts';
import { type DocsPage, readWrittenPages } from './written-pages.ts';

/** Every page of the documentation, in the order of the sidebar. */
export async function readPages(): Promise<DocsPage[]> {
  const [written, components] = await Promise.all([readWrittenPages(), readComponents()]);
  const made = components.map((facts) => ({
    id: facts.id,
    title: facts.title,
    summary: facts.guide?.summary ?? facts.description.split('\n')[0] ?? '',
    markdown: componentMarkdown(facts),
  }));
  return [...written, ...made].toSorted(
    (one, other) => place(one) - place(other) || (one.title < other.title ? -1 : 1),
  );
}

/** The file of a page's Markdown, from the root of the documentation. */
export const markdownFile = ({ id }: Pick<DocsPage, 'id'>): string => `md/${id.replace(/--docs$/, '')}.md`;

/** The part of the documentation a page belongs to. */
export const partOf = ({ title }: Pick<DocsPage, 'title'>): string => title.split('/')[0] ?? title;

const FIRST = ['Guides', 'Foundations', 'Patterns'];
const LAST = ['Reference'];
const place = (page: DocsPage) => {
  const part = partOf(page);
  if (FIRST.includes(part)) return FIRST.indexOf(part);
  return LAST.includes(part) ? 99 : 50;
};
