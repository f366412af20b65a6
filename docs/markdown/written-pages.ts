import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { toId } from 'storybook/internal/csf';
import { unified } from 'unified';
import { runnerImport } from 'vite';
import { componentFacts } from '../model/component-facts-plugin.ts';
import { ROOT } from '../model/paths.ts';
import type * as RenderPages from './render-pages.tsx';

/** A page of the documentation. */
export interface DocsPage {
  /** `guides-welcome--docs`. */
  id: string;
  /** `Guides/Welcome`. */
  title: string;
  /** One sentence about the page. */
  summary: string;
  markdown: string;
}

/** The MDX pages as Markdown: rendered by React to HTML, then converted. */
export async function readWrittenPages(): Promise<DocsPage[]> {
  const { module } = await runnerImport<typeof RenderPages>(join(ROOT, 'docs/markdown/render-pages.tsx'), {
    configFile: false,
    root: join(ROOT, 'docs'),
    logLevel: 'error',
    mode: 'production',
    plugins: [
      { enforce: 'pre', ...mdx({ development: false, mdExtensions: [], remarkPlugins: [remarkGfm] }) },
      react(),
      componentFacts(),
    ],
    resolve: { alias: { '@storybook/addon-docs/blocks': join(ROOT, 'docs/markdown/storybook-blocks.tsx') } },
  });
  return Promise.all(
    Object.entries(module.renderedPages).map(async ([file, html]) => {
      const title = titleOf(file);
      const markdown = await htmlToMarkdown(html);
      return { id: toId(title, 'docs'), title, summary: summaryOf(markdown), markdown };
    }),
  );
}

/** The title of an MDX page in the sidebar. */
function titleOf(file: string): string {
  const title = /<Meta\s[^>]*title="([^"]+)"/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
  if (!title) throw new Error(`${file} needs <Meta title="…" />, its title in the sidebar`);
  return title;
}

const summaryOf = (markdown: string) => {
  const paragraph = markdown.split('\n\n').find((one) => /^(?!```)[A-Z*`[]/.test(one)) ?? '';
  return (/^.*?[.:](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph).replaceAll(/\s+/g, ' ').replace(/:$/, '.');
};

const convert = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/** A rendered page as Markdown, links to other pages as links to their Markdown. */
async function htmlToMarkdown(html: string): Promise<string> {
  const linked = html
    // A search field is useless in Markdown.
    .replaceAll(/<search[\s>].*?<\/search>/gs, '')
    .replaceAll(/href="\.?\/?\?path=\/docs\/([a-z0-9-]+?)--docs(#[^"]*)?"/g, 'href="$1.md$2"')
    .replaceAll('href="./', 'href="../');
  return String(await convert.process(linked));
}
