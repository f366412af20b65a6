/**
 * Word copies a list as paragraphs that carry its number or bullet as text and say `mso-list:l0 level2 lfo1` in their
 * style: they become lists again, nested as deep as their levels.
 */
export function rebuildWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const line of body.querySelectorAll<HTMLElement>('[style*="mso-list"]:is(p, div, h1, h2, h3, h4)')) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d+)/.exec(line.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    // Anything between two lines ends the list.
    if (open[0]?.list.nextElementSibling !== line) open = [];
    const marker = takeMarker(line);
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== marker.tag) open.pop();
    if (open.at(-1)?.level !== level) open.push({ level, list: putList(line, marker, open.at(-1)?.list) });
    const item = document.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
  }
}

interface OpenList {
  level: number;
  list: HTMLElement;
}

interface Marker {
  tag: 'OL' | 'UL';
  start: number;
}

// '1.', 'a)' and 'iv.' count; anything else is a bullet, Word's hollow 'o' included.
function takeMarker(line: HTMLElement): Marker {
  const sign = line.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = sign?.textContent.trim() ?? '';
  sign?.remove();
  const number = /^\(?(?:(\d+)|[a-z]{1,4})[.)]/i.exec(text);
  return { tag: number ? 'OL' : 'UL', start: Number(number?.[1] ?? 1) };
}

function putList(line: HTMLElement, { tag, start }: Marker, parent: HTMLElement | undefined): HTMLElement {
  const list = document.createElement(tag);
  if (start > 1) list.setAttribute('start', String(start));
  const item = parent?.lastElementChild;
  if (item) item.append(list);
  else line.before(list);
  return list;
}
