import { directAddress, withDirectAddresses } from '../../components/actions/Link/direct-address.ts';
import { neighbour, nodesOf, rename } from './blocks.ts';

/** Moves a nested list into its item; Google Docs puts it beside the item. */
export function nestStrayLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = neighbour(list, 'previousSibling');
    if (item instanceof HTMLLIElement) item.append(list);
  }
}

/** Moves pasted headings down by one level, to h4 at most, where the source has an h1, because the page has its own. */
export function shiftHeadings(body: HTMLElement): void {
  // Word for the web.
  for (const line of body.querySelectorAll('[role="heading"]:not(h1, h2, h3, h4, h5, h6)'))
    rename(line, `h${Math.min(6, Math.max(1, Math.trunc(Number(line.getAttribute('aria-level'))) || 2))}`);
  const hasTitle = body.querySelector('h1, .MsoTitle') !== null;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, .MsoTitle')) {
    const level = heading.classList.contains('MsoTitle') ? 1 : Number(heading.tagName.slice(1));
    rename(heading, `h${Math.min(4, level + (hasTitle ? 1 : 0))}`);
  }
}

/** Makes a first row that is all bold a row of header cells, which Word and Google Docs do not have. */
export function markHeaderRows(body: HTMLElement): void {
  for (const row of body.querySelectorAll('table tr:first-child')) {
    const cells = [...row.children];
    const first = row.closest('table')?.querySelector('tr');
    if (first !== row || cells.length === 0 || !cells.every(isBold)) continue;
    for (const cell of cells) {
      for (const bold of cell.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
      rename(cell, 'th');
    }
  }
}

/** Replaces links through a redirect service by their targets, and removes links to places inside a document. */
export function removeLinkRedirects(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a')) {
    const href = directAddress(link.getAttribute('href') ?? '');
    if (!href || /^(#_|file:|about:)/i.test(href)) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
  for (const text of nodesOf(body, NodeFilter.SHOW_TEXT)) text.nodeValue = withDirectAddresses(text.nodeValue ?? '');
}

function isBold(cell: Element): boolean {
  const bold = [...cell.querySelectorAll('b, strong')].map((one) => one.textContent).join('');
  return bold.trim() !== '' && bold.replace(/\s/g, '') === cell.textContent.replace(/\s/g, '');
}
