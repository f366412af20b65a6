/** Turns emphasis by style into tags, and removes it from links and headings, where it is only their look. */
export function markEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span, font, b, i')) {
    if (element.tagName === 'B' || element.tagName === 'I') {
      const { fontWeight, fontStyle } = element.style;
      const isUndone = element.tagName === 'B' ? isPlain(fontWeight) : fontStyle === 'normal';
      // Google Docs wraps everything in a `b` that is not bold.
      if (isUndone) element.replaceWith(...element.childNodes);
      continue;
    }
    const outermost = document.createDocumentFragment();
    wrapIn(outermost, element);
    element.replaceWith(outermost);
  }
  // Google Sheets sets a whole cell in bold.
  for (const cell of body.querySelectorAll<HTMLElement>('td')) wrapIn(cell, cell);
  for (const looks of body.querySelectorAll('a u, :is(h1, h2, h3, h4, h5, h6, th) :is(b, strong)'))
    looks.replaceWith(...looks.childNodes);
}

/** Moves the content of an element into another, inside the tags that match its style. */
function wrapIn(box: Node, element: HTMLElement): void {
  const nodes = [...element.childNodes];
  let place = box;
  for (const tag of tagsOf(element.style)) place = place.appendChild(document.createElement(tag));
  for (const node of nodes) place.appendChild(node);
}

function tagsOf({ fontWeight, fontStyle, textDecoration, textDecorationLine }: CSSStyleDeclaration): string[] {
  const line = `${textDecoration} ${textDecorationLine}`;
  return [
    (fontWeight === 'bold' || Number(fontWeight) >= 600) && 'strong',
    fontStyle === 'italic' && 'em',
    line.includes('underline') && 'u',
    line.includes('line-through') && 's',
  ].filter((tag) => typeof tag === 'string');
}

const isPlain = (weight: string) => weight === 'normal' || weight === '400';
