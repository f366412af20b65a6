/** Leads to the Markdown version of a page, by the page's address in the sidebar. */
export function MarkdownLink({ page }: { page: string }) {
  return (
    <a className="doc-markdown" href={`./md/${page.replace(/--docs$/, '')}.md`} target="_blank" rel="noreferrer">
      This page as Markdown
    </a>
  );
}
