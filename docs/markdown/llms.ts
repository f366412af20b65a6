import { markdownFile, partOf } from './pages.ts';
import type { DocsPage } from './written-pages.ts';

/** `llms.txt`: all pages with their addresses, for readers that prefer Markdown. */
export function llmsTxt(pages: DocsPage[]): string {
  const parts = Map.groupBy(pages, partOf);
  const sections = [...parts].map(([part, members]) =>
    [
      `## ${part}`,
      members.map((page) => `- [${page.title.split('/').at(-1)}](${markdownFile(page)}): ${page.summary}`).join('\n'),
    ].join('\n\n'),
  );
  return `${[...HEAD, ...sections].join('\n\n')}\n`;
}

/** `llms-full.txt`: all pages, one after the other. */
export function llmsFullTxt(pages: DocsPage[]): string {
  return (
    [...HEAD, ...pages.map(({ title, markdown }) => `<!-- ${title} -->\n\n${markdown.trimEnd()}`)].join('\n\n') + '\n'
  );
}

const HEAD = [
  '# Prospectus documentation',
  '> How to build, extend and run Prospectus: a public site, a console, an API and the design system they share. Every page exists as Markdown; `llms-full.txt` holds all of them.',
];
