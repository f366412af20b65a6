import type { FamilySheet, FamilyTexts } from '@prospectus/contract/family';

import { COLOURS } from '../brochure/page.ts';
import { writePlans } from './draw-plans.ts';
import type { SheetPage } from './sheet-page.ts';
import { BODY } from './sheet-styles.ts';
import { EDGE, WIDTH } from './sheet-writer.ts';

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
