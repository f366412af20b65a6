import { neighbour } from './blocks.ts';

/**
 * Rebuilds lists. Word copies a list as paragraphs that contain the number or bullet and have `mso-list:l0 level2 lfo1`
 * in their style; Word for the web copies each line as a list. Numbered headings keep their number as text.
 */
export function rebuildWordLists(body: HTMLElement): void {
  for (const heading of body.querySelectorAll<HTMLElement>('[style*="mso-list"]:is(h1, h2, h3, h4, h5, h6)'))
    numberHeading(heading);
  let open: OpenList[] = [];
  for (const { line, level, marker } of [...linesOfWord(body), ...linesOfWordForTheWeb(body)]) {
    // Anything between two lines ends the list.
    if (open[0] && neighbour(open[0].list, 'nextSibling') !== line) open = [];
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== marker.tag) open.pop();
    if (open.at(-1)?.level !== level) open.push({ level, list: putList(line, marker, open.at(-1)?.list) });
    const item = document.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
  }
}

function linesOfWord(body: HTMLElement): Line[] {
  return [...body.querySelectorAll<HTMLElement>('[style*="mso-list"]:is(p, div)')].flatMap((line) => {
    const level = Number(/mso-list:\s*l\d+\s+level(\d+)/.exec(line.getAttribute('style') ?? '')?.[1]);
    return level ? [{ line, level, marker: markerOf(takeSign(line)) }] : [];
  });
}

function linesOfWordForTheWeb(body: HTMLElement): Line[] {
  return [...body.querySelectorAll<HTMLElement>('ul, ol')].flatMap((list) => {
    const lines = [...list.children] as HTMLElement[];
    const isTheirs = lines.length > 0 && lines.every((line) => line.matches('li[data-aria-level]'));
    if (!isTheirs || [...list.childNodes].some((node) => node instanceof Text && node.data.trim())) return [];
    const marker: Marker = { tag: list.tagName === 'OL' ? 'OL' : 'UL', start: Number(list.getAttribute('start')) || 1 };
    (list.parentElement?.matches('.ListContainerWrapper') ? list.parentElement : list).replaceWith(...lines);
    return lines.map((line) => ({ line, level: Number(line.dataset['ariaLevel']) || 1, marker }));
  });
}

function numberHeading(heading: HTMLElement): void {
  const sign = takeSign(heading);
  if (/[\p{L}\p{N}]/u.test(sign)) heading.prepend(`${sign} `);
}

interface Line {
  line: HTMLElement;
  level: number;
  marker: Marker;
}

interface OpenList {
  level: number;
  list: HTMLElement;
}

interface Marker {
  tag: 'OL' | 'UL';
  start: number;
}

/** Removes and returns the number or bullet that Word wrote before a line. */
function takeSign(line: HTMLElement): string {
  const sign = line.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  sign?.remove();
  return sign?.textContent.trim() ?? '';
}

// '1.', 'a)' and 'iv.' are numbers; anything else is a bullet, Word's hollow 'o' included.
function markerOf(sign: string): Marker {
  const number = /^\(?(?:(\d+)|[a-z]{1,4})[.)]/i.exec(sign);
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
