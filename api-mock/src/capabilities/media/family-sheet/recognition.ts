import type { FamilySheet, FamilyTexts } from '@prospectus/contract/family';

import type { SheetPage } from './sheet-page.ts';
import { BODY, BOLD, LINK, MUTED } from './sheet-styles.ts';
import { EDGE, WIDTH } from './sheet-writer.ts';

/** Between who recognises it and where to check. */
const GAP = 8;

/** Recognitions: the body on the left, the address to check it on the right. */
export function writeRecognition(page: SheetPage, items: FamilySheet['recognition'], texts: FamilyTexts): void {
  if (items.length === 0) return;
  page.heading(texts.recognition);
  const [left, right] = [WIDTH * 0.56, WIDTH * 0.44 - GAP];
  const list = page.group('L');
  for (const [at, { title, text, link, address }] of items.entries()) {
    const label = page.widthOf(texts.check, MUTED) + 4;
    const beside = Math.max(
      page.heightOf(title.text, BOLD, left) + page.heightOf(text, BODY, left),
      page.heightOf(link && address, LINK, right - label),
    );
    page.room(beside);
    if (at > 0) page.rule(page.y - page.size(2.5));
    const item = page.group('LI', { parent: list });
    const parent = page.group('LBody', { parent: item });
    const name = page.text(title, BOLD, page.box(left), { parent });
    page.text(text, BODY, { x: EDGE, y: page.y + name, width: left }, { parent });
    if (link) {
      const x = EDGE + left + GAP;
      page.text(texts.check, MUTED, { x, y: page.y, width: label + 1 }, { parent });
      page.text(address, LINK, { x: x + label, y: page.y, width: right - label }, { parent, link });
    }
    parent.end();
    item.end();
    page.y += beside + page.size(5);
  }
  list.end();
  if (items.some(({ link }) => link)) page.write(texts.checkNote, MUTED, WIDTH);
}
