import type { FamilySheet } from '@prospectus/contract/family';

import { COLOURS } from '../brochure/page.ts';
import type { SheetPage } from './sheet-page.ts';
import { LABEL, PAD, VALUE } from './sheet-styles.ts';
import { EDGE, WIDTH } from './sheet-writer.ts';

/** Between two facts. */
const GAP = 16;

/** Label above value, on a tint; those that are not wide side by side. */
export function writeFacts(page: SheetPage, facts: FamilySheet['facts']): void {
  if (facts.length === 0) return;
  page.gap(10);
  const [wide, narrow] = [facts.filter((fact) => fact.wide), facts.filter((fact) => !fact.wide)];
  const widths = widthsOf(page, narrow);
  const height = ({ label, value }: FamilySheet['facts'][number], width: number) =>
    page.heightOf(label, LABEL, width) + page.heightOf(value.text, VALUE, width);
  const row = Math.max(0, ...narrow.map((fact, at) => height(fact, widths[at] ?? 0)));
  const inner = WIDTH - 2 * PAD;
  const rows = [row, ...wide.map((fact) => height(fact, inner))].filter((one) => one > 0);
  const between = page.size(7);
  const whole = rows.reduce((sum, one) => sum + one, 0) + between * (rows.length - 1) + 2 * page.size(9);
  const top = page.y;
  page.decoration((pdf) => pdf.roundedRect(EDGE, top, WIDTH, whole, 5).fill(COLOURS.tint));
  page.y += page.size(9);
  let x = EDGE + PAD;
  for (const [at, fact] of narrow.entries()) {
    writeFact(page, fact, x, widths[at] ?? 0);
    x += (widths[at] ?? 0) + GAP;
  }
  page.y += row + (row > 0 ? between : 0);
  for (const fact of wide) {
    writeFact(page, fact, EDGE + PAD, inner);
    page.y += height(fact, inner) + between;
  }
  page.y = top + whole;
}

function writeFact(page: SheetPage, { label, value }: FamilySheet['facts'][number], x: number, width: number): void {
  const below = page.text(label, LABEL, { x, y: page.y, width });
  page.text(value, VALUE, { x, y: page.y + below, width });
}

/** Short facts get their own width; the others share the rest. */
function widthsOf(page: SheetPage, facts: FamilySheet['facts']): number[] {
  const whole = WIDTH - 2 * PAD - GAP * (facts.length - 1);
  const wanted = facts.map(({ label, value }) => Math.max(page.widthOf(label, LABEL), page.widthOf(value.text, VALUE)));
  const widths: number[] = [];
  let [left, count] = [whole, facts.length];
  for (const [at, want] of [...wanted.entries()].toSorted(([, one], [, other]) => one - other)) {
    widths[at] = count === 1 ? left : Math.min(want + 4, left / count);
    left -= widths[at];
    count -= 1;
  }
  return widths;
}
