import type { LocalisedText } from '@prospectus/contract/family';

import type { SheetPage } from './sheet-page.ts';
import { BODY, COLUMN_GAP, HEADING, LINK, MUTED } from './sheet-styles.ts';
import { EDGE, WIDTH } from './sheet-writer.ts';

type Column = { title: string; paragraphs: readonly LocalisedText[]; link?: { label: string; to: string } };

/** Two parts side by side. */
export function writeColumns(page: SheetPage, ...columns: readonly Column[]): void {
  page.gap(11);
  const width = (WIDTH - COLUMN_GAP) / 2;
  page.room(Math.max(...columns.map((column) => columnHeight(page, column, width))));
  const top = page.y;
  let lowest = top;
  for (const [at, { title, paragraphs, link }] of columns.entries()) {
    const x = EDGE + at * (width + COLUMN_GAP);
    let y = top + page.text(title, HEADING, { x, y: top, width }, { tag: 'H2' }) + page.size(2);
    for (const words of paragraphs) y += page.text(words, BODY, { x, y, width }) + page.size(1.5);
    if (link) {
      y += page.text(link.label, MUTED, { x, y, width });
      y += page.text(link.to, LINK, { x, y, width }, { link: link.to });
    }
    lowest = Math.max(lowest, y);
  }
  page.y = lowest;
}

function columnHeight(page: SheetPage, { title, paragraphs, link }: Column, width: number): number {
  const texts = [...paragraphs.map(({ text }) => text), ...(link ? [link.label, link.to] : [])];
  return texts.reduce(
    (sum, text) => sum + page.heightOf(text, BODY, width) + page.size(1.5),
    page.heightOf(title, HEADING, width) + page.size(2),
  );
}
