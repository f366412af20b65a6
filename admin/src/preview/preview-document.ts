/** A scroll position by the part at the top of the screen, so that a longer text above it moves nothing. */
export type ScrollPosition = { top: number; part?: { id: string; offset: number } };

const PART = '[data-field], [data-records]';

export function scrollPosition(page: Document): ScrollPosition {
  const top = page.defaultView?.scrollY ?? 0;
  const part = [...page.querySelectorAll<HTMLElement>(PART)].findLast(
    (element) => element.id && element.getBoundingClientRect().top <= 1,
  );
  return { top, ...(part && { part: { id: part.id, offset: part.getBoundingClientRect().top } }) };
}

/** Scrolls to a position, and again while parts and pictures get their height, until the person scrolls. */
export function holdScroll(page: Document, position: ScrollPosition): void {
  const until = performance.now() + SETTLING_MS;
  let free = false;
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    page.addEventListener(sign, () => (free = true), { once: true, capture: true, passive: true });
  const step = () => {
    if (free || !page.defaultView) return;
    restoreScroll(page, position);
    if (performance.now() < until) setTimeout(step, STEP_MS);
  };
  step();
}

const SETTLING_MS = 800;
const STEP_MS = 40;

function restoreScroll(page: Document, { top, part }: ScrollPosition): void {
  const view = page.defaultView;
  if (!view) return;
  view.scrollTo({ top, behavior: 'instant' });
  const element = part && page.getElementById(part.id);
  if (element) view.scrollBy({ top: element.getBoundingClientRect().top - part.offset, behavior: 'instant' });
}

/** Brings the part that a field is shown in into sight; nothing where it is in sight or the page has none. */
export function scrollToField(page: Document, field: string): void {
  show(page, page.querySelector(`[data-field~="${CSS.escape(field)}"]`));
}

/** The same for the part that is made of a resource's records. */
export function scrollToRecords(page: Document, resource: string): void {
  show(page, page.querySelector(`[data-records="${CSS.escape(resource)}"]`));
}

function show(page: Document, part: Element | null): void {
  const view = page.defaultView;
  if (!view || !part) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (top < view.innerHeight * 0.6 && bottom > view.innerHeight * 0.3) return;
  view.scrollBy({ top: top - view.innerHeight * 0.15, behavior: 'instant' });
}

/** The source of a part of the page: a field of the record (with its path), or records of a resource. */
export type Picked = { field: string } | { records: string };

/** The source of the clicked element; undefined where the page does not name it. */
export function pickedAt(target: Element, values: Readonly<Record<string, unknown>>): Picked | undefined {
  const part = target.closest<HTMLElement>(PART);
  const { field, records } = part?.dataset ?? {};
  if (field) return { field: fieldWith(textOf(target.textContent), field.split(' '), values) };
  return records ? { records } : undefined;
}

/** The path of the field whose value is the clicked text; the first of the part's fields where there is none. */
function fieldWith(text: string, names: readonly string[], values: Readonly<Record<string, unknown>>): string {
  let best = { path: names[0] ?? '', letters: 0 };
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) if (name !== 'id') look(inside, `${path}.${name}`);
      return;
    }
    const own = typeof value === 'number' ? value.toLocaleString('en-IN') : textOf(value);
    if (own.length < 2 || !(text.includes(own) || (text.length > 3 && own.includes(text)))) return;
    const letters = Math.min(own.length, text.length);
    if (letters > best.letters) best = { path, letters };
  };
  for (const name of names) look(values[name], name);
  return best.path;
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
