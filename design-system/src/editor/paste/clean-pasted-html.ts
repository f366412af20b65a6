import { dropEdgeBreaks, dropEmptyBlocks, keepBlocks, markBlocks, nodesOf } from './blocks.ts';
import { markEmphasis } from './emphasis.ts';
import { markHeaderRows, nestStrayLists, shiftHeadings, removeLinkRedirects } from './structure.ts';
import { rebuildWordLists } from './word-lists.ts';

/**
 * Turns what another application put on the clipboard into plain HTML: Word's paragraphs become lists, Google Docs'
 * styles become tags, and looks are removed. The editor then drops what it does not support, and the server sanitises
 * what is saved.
 */
export function cleanPastedHtml(html: string): string {
  // Cut from a tiptap editor: it is clean, and this mark says where it was cut.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const clean of [
    dropNoise,
    markBlocks,
    rebuildWordLists,
    nestStrayLists,
    markEmphasis,
    removeLinkRedirects,
    markHeaderRows,
    shiftHeadings,
    keepBlocks,
    dropEmptyBlocks,
    dropEdgeBreaks,
    dropAttributes,
  ])
    clean(body);
  return body.innerHTML.trim();
}

const NOISE =
  'style, script, meta, link, title, xml, colgroup, br.Apple-interchange-newline, [style*="mso-hide:all"], [style*="mso-element:comment"]';

function dropNoise(body: HTMLElement) {
  for (const comment of nodesOf(body, NodeFilter.SHOW_COMMENT)) comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  for (const hidden of body.querySelectorAll<HTMLElement>('[style*="display"]'))
    if (hidden.style.display === 'none') hidden.remove();
  // WhatsApp and Gmail send an emoji as a picture.
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(/^\p{RGI_Emoji}+$/v.test(picture.alt) ? picture.alt : '');
  // `o:p`, `w:sdt`, `google-sheets-html-origin`: an application's own elements around text.
  for (const element of body.querySelectorAll('*'))
    if (/[:-]/.test(element.localName)) element.replaceWith(...element.childNodes);
  for (const text of nodesOf(body, NodeFilter.SHOW_TEXT)) spaceOut(text as Text);
}

function spaceOut(text: Text) {
  if (text.parentElement?.closest('pre')) return;
  const lines = breaksAtLines(text.parentElement) ? text.data.split('\n') : [text.data];
  // Word processors write several spaces with no-break spaces; line breaks here are only source formatting.
  const words = lines.map((line) => line.replace(/[\s\u00a0]+/g, ' '));
  text.replaceWith(...words.flatMap((line, nth) => (nth === 0 ? [line] : [document.createElement('br'), line])));
}

/** Whether line breaks of the source are visible, as in messages from WhatsApp. */
function breaksAtLines(element: HTMLElement | null): boolean {
  for (let at = element; at; at = at.parentElement) {
    const style = at.getAttribute('style') ?? '';
    const [, space] = /white-space(?:-collapse)?:\s*([\w-]+)/.exec(style) ?? [];
    if (space) return /^(pre|break-spaces)/.test(space);
  }
  return false;
}

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
