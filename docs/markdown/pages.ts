import { readComponents } from '../model/component-facts.ts';
import { readDecisions } from '../model/decisions.ts';
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
  const decisions = readDecisions().map((page) => ({ ...page, markdown: toMarkdownLinks(page.markdown) }));
  return [...written, ...decisions, ...made].toSorted((a, b) => rank(a) - rank(b) || (a.title < b.title ? -1 : 1));
}

/** The file of a page's Markdown, from the root of the documentation. */
export const markdownFile = ({ id }: Pick<DocsPage, 'id'>): string => `md/${id.replace(/--docs$/, '')}.md`;

/** The part of the documentation a page belongs to. */
export const partOf = ({ title }: Pick<DocsPage, 'title'>): string => title.split('/')[0] ?? title;

const toMarkdownLinks = (markdown: string) =>
  markdown.replaceAll(/\(\?path=\/docs\/([a-z0-9-]+?)--docs(#[^)]*)?\)/g, '($1.md$2)');

const FIRST = ['Guides', 'Foundations', 'Patterns'];
const LAST = ['Decisions', 'Reference'];
const rank = (page: DocsPage) => {
  const part = partOf(page);
  if (FIRST.includes(part)) return FIRST.indexOf(part);
  return LAST.includes(part) ? 90 + LAST.indexOf(part) : 50;
};
