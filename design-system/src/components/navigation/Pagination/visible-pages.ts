/** Numbers to show, `gap` if some are left out: the ends, the page itself and its neighbours; always equally many. */
export function visiblePages(page: number, pages: number): (number | 'gap')[] {
  if (pages <= SLOTS) return range(1, pages);
  const inner = SLOTS - 4;
  if (page <= inner) return [...range(1, SLOTS - 2), 'gap', pages];
  if (page > pages - inner) return [1, 'gap', ...range(pages - SLOTS + 3, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

/** Keeps the buttons in place while somebody pages. */
const SLOTS = 7;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
