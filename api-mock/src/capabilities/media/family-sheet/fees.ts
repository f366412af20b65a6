import type { FamilySheet, FamilyTexts } from '@prospectus/contract/family';
import { formatRupees } from '@prospectus/contract/rupees';

import { COLOURS } from '../brochure/page.ts';
import type { SheetPage } from './sheet-page.ts';
import { BODY, BOLD, PAD } from './sheet-styles.ts';
import { EDGE, type Style, WIDTH } from './sheet-writer.ts';

/** The plans in a table, and every charge below it. */
export function writeFees(page: SheetPage, { plans, charges }: FamilySheet, texts: FamilyTexts): void {
  page.heading(texts.fees.title);
  if (plans.length > 0) writePlans(page, plans, texts.fees);
  const list = page.group('L');
  for (const charge of charges) {
    page.room(page.heightOf(charge, BODY, WIDTH - 12));
    const dot = page.y + page.size(6.7);
    page.decoration((pdf) => pdf.circle(EDGE + 4, dot, 1.6).fill(COLOURS.marigold));
    const item = page.group('LI', { parent: list });
    page.y += page.text(charge, BODY, page.box(WIDTH - 12, 12), { tag: 'LBody', parent: item });
    item.end();
    page.y += page.size(1.5);
  }
  list.end();
}

/** A table of the plans and their amounts. */
function writePlans(page: SheetPage, plans: FamilySheet['plans'], texts: FamilyTexts['fees']): void {
  // An amount that no plan has gets no column.
  const amounts = (['course', 'exam', 'total'] as const).filter(
    (name) => name === 'total' || plans.some((plan) => plan.amounts[name] > 0),
  );
  const column = page.size(78);
  const first = WIDTH - amounts.length * column - 2 * PAD;
  const xOf = (at: number) => EDGE + PAD + first + at * column;
  const pad = page.size(3.2);
  const table = page.group('Table');
  const row = (height: number, cells: (parent: PDFKit.PDFStructureElement, y: number) => void) => {
    const parent = page.group('TR', { parent: table });
    cells(parent, page.y + pad);
    parent.end();
    page.y += height + 2 * pad;
  };
  const named: Style = { ...BOLD, size: 8.8, colour: COLOURS.indigo };
  const headHeight = Math.max(
    page.heightOf(texts.plan, named, first),
    ...amounts.map((name) => page.heightOf(texts[name], named, column)),
  );
  const top = page.y;
  page.decoration((pdf) => pdf.rect(EDGE, top, WIDTH, headHeight + 2 * pad).fill(COLOURS.tint));
  row(headHeight, (parent, y) => {
    page.text(texts.plan, named, { x: EDGE + PAD, y, width: first }, { tag: 'TH', scope: 'Column', parent });
    for (const [at, name] of amounts.entries())
      page.text(
        texts[name],
        { ...named, amount: true },
        { x: xOf(at), y, width: column },
        { tag: 'TH', scope: 'Column', parent },
      );
  });
  for (const { plan, note, amounts: paid } of plans) {
    const words = { ...plan, text: plan.text + note };
    const height = page.heightOf(words.text, BODY, first - PAD);
    page.room(height + 2 * pad);
    row(height, (parent, y) => {
      page.text(words, BODY, { x: EDGE + PAD, y, width: first - PAD }, { tag: 'TH', scope: 'Row', parent });
      for (const [at, name] of amounts.entries()) {
        const style = { ...(name === 'total' ? BOLD : BODY), amount: true };
        const amount = paid[name] > 0 ? formatRupees(paid[name]) : '–';
        page.text(amount, style, { x: xOf(at), y, width: column }, { tag: 'TD', parent });
      }
    });
    page.rule(page.y);
  }
  table.end();
  page.y += page.size(5);
}
