import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const convert = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/** A rendered page as Markdown, links to other pages as links to their Markdown. */
export async function htmlToMarkdown(html: string): Promise<string> {
  const linked = html
    // A search field has no use in Markdown.
    .replaceAll(/<search[\s>].*?<\/search>/gs, '')
    .replaceAll(/href="\.?\/?\?path=\/docs\/([a-z0-9-]+?)--docs(#[^"]*)?"/g, 'href="$1.md$2"')
    .replaceAll('href="./', 'href="../');
  return String(await convert.process(linked));
}
