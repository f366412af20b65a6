import { markEmphasis } from './emphasis.ts';
import { markHeaderRows, nestStrayLists, shiftHeadings, removeLinkRedirects } from './structure.ts';
import { rebuildWordLists } from './word-lists.ts';

/**
 * What another application put on the clipboard, as the plain HTML a person would have written: Word's lists are
 * paragraphs again made lists, Google Docs' bold is a style made a tag, looks and leftovers go. What the text may hold
 * at all is the editor's to decide, and what may be stored is the server's.
 */
export function cleanPastedHtml(html: string): string {
  // Cut from an editor of this kind: it is clean, and the mark tells how it was cut.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const clean of [
    dropNoise,
    rebuildWordLists,
    nestStrayLists,
    markEmphasis,
    removeLinkRedirects,
    markHeaderRows,
    shiftHeadings,
    dropEmptyLines,
    dropAttributes,
  ])
    clean(body);
  return body.innerHTML.trim();
}

const NOISE =
  'style, script, meta, link, title, xml, colgroup, img, br.Apple-interchange-newline, [style*="mso-hide:all"], [style*="mso-element:comment"]';

function dropNoise(body: HTMLElement) {
  for (const comment of nodesOf(body, NodeFilter.SHOW_COMMENT)) comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  // `o:p`, `w:sdt`, `st1:place`: Word's own elements around words.
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  for (const text of nodesOf(body, NodeFilter.SHOW_TEXT)) {
    // A space that does not break is a word processor's way to keep several; line breaks are those of its source.
    if (!text.parentElement?.closest('pre')) text.nodeValue = (text.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' ');
  }
}

// Space between paragraphs is the page's business, not a line of its own.
function dropEmptyLines(body: HTMLElement) {
  for (const br of body.querySelectorAll('br')) if (!br.closest(TEXT_BLOCKS)) br.remove();
  for (const line of body.querySelectorAll('p, h2, h3, h4, li')) {
    if (line.textContent.trim() === '' && !line.querySelector('table') && !line.closest('td, th')) line.remove();
  }
}

const TEXT_BLOCKS = 'p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre';

const KEPT: Record<string, readonly string[]> = {
  A: ['href'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start'],
};

function dropAttributes(body: HTMLElement) {
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!KEPT[element.tagName]?.includes(name)) element.removeAttribute(name);
    }
  }
}

function nodesOf(body: HTMLElement, what: number): Node[] {
  const walker = document.createTreeWalker(body, what);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
