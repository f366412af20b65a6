/** Elements that browsers display as blocks. */
const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody td tfoot th
  thead tr ul`.split(/\s+/),
);
/** Blocks that the text can contain; the others become paragraphs, or boxes around some. */
const OWN = new Set('blockquote body h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th thead tr ul'.split(' '));
const LINES = 'h1, h2, h3, h4, h5, h6, p';
const BLOCK_STYLES = ['block', 'flex', 'grid', 'list-item', 'table', 'flow-root'];

const isBlock = (node: Node | null): boolean => node instanceof Element && BLOCKS.has(node.localName);

/** Elements with the style of a block become a `div`. */
export function markBlocks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style*="display"]'))
    if (!isBlock(element) && BLOCK_STYLES.includes(element.style.display)) rename(element, 'div');
}

/** Unknown blocks become paragraphs or boxes, so that their texts stay separate. */
export function keepBlocks(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('caption')) caption.closest('table')?.before(caption);
  // The innermost first: a box without another block inside is a paragraph.
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

/** Removes line breaks at the start and the end of blocks, where they have no effect. */
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

/** Replaces an empty block by a line break between what is before and after it. */
export function dropEmptyBlocks(body: HTMLElement): void {
  for (const block of [
    ...body.querySelectorAll('p, div, li, ul, ol, blockquote, h1, h2, h3, h4, h5, h6'),
  ].toReversed()) {
    if (block.textContent.trim() === '' && !block.querySelector('table, hr') && !block.closest('td, th'))
      block.replaceWith(document.createElement('br'));
  }
}

/** Replaces an element by one of another name. */
export function rename(element: Element, tag: string): void {
  if (element.localName === tag) return;
  const renamed = document.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The next node in a direction, skipping white space. */
export function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side];
  while (next?.nodeValue?.trim() === '') next = next[side];
  return next;
}

/** All nodes of a type below an element, in order. */
export function nodesOf(body: HTMLElement, what: number): Node[] {
  const walker = document.createTreeWalker(body, what);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
