/** Elements that a browser shows as a block of their own. */
const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody td tfoot th
  thead tr ul`.split(/\s+/),
);
/** Those of them that a text of ours can have; the others are paragraphs, or hold some. */
const OWN = new Set('blockquote body h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th thead tr ul'.split(' '));
const LINES = 'h1, h2, h3, h4, h5, h6, p';
const BLOCK_STYLES = ['block', 'flex', 'grid', 'list-item', 'table', 'flow-root'];

const isBlock = (node: Node | null): boolean => node instanceof Element && BLOCKS.has(node.localName);

/** What is shown as a block by its style becomes one. */
export function markBlocks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style*="display"]'))
    if (!isBlock(element) && BLOCK_STYLES.includes(element.style.display)) rename(element, 'div');
}

/** Blocks that the editor does not know become paragraphs or plain boxes, so that their words stay apart. */
export function keepBlocks(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('caption')) caption.closest('table')?.before(caption);
  // The innermost first: a box is a paragraph when it holds no other block.
  for (const block of [...body.querySelectorAll('*')].toReversed()) {
    if (!isBlock(block)) continue;
    const isOwn = OWN.has(block.localName) && !block.matches(':not(ul, ol) > li');
    if (block.parentElement?.closest(LINES) && (!isOwn || block.matches(LINES))) {
      block.before(document.createElement('br'));
      block.after(document.createElement('br'));
      block.replaceWith(...block.childNodes);
    } else if (!isOwn) rename(block, [...block.querySelectorAll('*')].some(isBlock) ? 'div' : 'p');
  }
}

/** A line break at the start or the end of a block breaks nothing, and space between blocks is the page's business. */
export function dropEdgeBreaks(body: HTMLElement): void {
  for (const direction of ['forwards', 'backwards'] as const) {
    let atEdge = true;
    const visit = (node: Node): void => {
      if (node instanceof Element && node.localName === 'pre') atEdge = true;
      else if (node instanceof Element && node.localName === 'br') {
        if (atEdge) node.remove();
      } else if (node instanceof Element) {
        if (isBlock(node)) atEdge = true;
        const children = [...node.childNodes];
        (direction === 'forwards' ? children : children.toReversed()).forEach(visit);
        if (isBlock(node)) atEdge = true;
      } else if (node.nodeValue?.trim()) atEdge = false;
    };
    visit(body);
  }
}

/** Of a block in which nothing is, the line break between what is before and after it is left. */
export function dropEmptyBlocks(body: HTMLElement): void {
  for (const block of [
    ...body.querySelectorAll('p, div, li, ul, ol, blockquote, h1, h2, h3, h4, h5, h6'),
  ].toReversed()) {
    if (block.textContent.trim() === '' && !block.querySelector('table, hr') && !block.closest('td, th'))
      block.replaceWith(document.createElement('br'));
  }
}

/** The element under another name. */
export function rename(element: Element, tag: string): void {
  if (element.localName === tag) return;
  const renamed = document.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The node before or after another, save space between them. */
export function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side];
  while (next?.nodeValue?.trim() === '') next = next[side];
  return next;
}

/** All nodes of a kind below an element, in their order. */
export function nodesOf(body: HTMLElement, what: number): Node[] {
  const walker = document.createTreeWalker(body, what);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
