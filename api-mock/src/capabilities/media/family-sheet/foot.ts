import { FAMILY_TEXTS, type FamilyData, localisedStaffText } from '@prospectus/contract/family';

import { COLOURS } from '../brochure/page.ts';
import type { SheetPage } from './sheet-page.ts';
import { BODY, COLUMN_GAP, PAD, SMALL, SMALL_LINK } from './sheet-styles.ts';
import { EDGE, type Style, WIDTH } from './sheet-writer.ts';

type Foot = {
  data: FamilyData;
  contact: { phone: string; hours: string };
  /** Addresses of the programme's page and of its sheet. */
  programme: string;
  address: string;
  day: string;
};

const PHONE: Style = { face: 'bold', size: 19, colour: COLOURS.indigo, leading: 1.3 };

/** The number to call, at the bottom of the page. */
export function writeFoot(page: SheetPage, { data, contact, programme, address, day }: Foot): void {
  const texts = FAMILY_TEXTS[data.language];
  const left = WIDTH * 0.42 - PAD;
  const right = WIDTH - left - 2 * PAD - COLUMN_GAP;
  const hours = contact.hours ? localisedStaffText(data.language, contact.hours) : { text: '' };
  const calls = contact.phone !== '';
  const height = Math.max(
    calls
      ? page.heightOf(texts.call, BODY, left) +
          page.heightOf(contact.phone, PHONE, left) +
          page.heightOf(hours.text, SMALL, left)
      : 0,
    [texts.more, programme, texts.asOf(day), address].reduce(
      (sum, text) => sum + page.heightOf(text, SMALL, right),
      page.size(4),
    ),
  );
  const pad = page.size(9);
  page.toFoot(height + 2 * pad);
  const top = page.y;
  page.decoration((pdf) =>
    pdf
      .rect(EDGE, top, WIDTH, height + 2 * pad)
      .fill(COLOURS.paper)
      .rect(EDGE, top, WIDTH, 2.5)
      .fill(COLOURS.marigold),
  );
  const box = { x: EDGE + PAD, width: left };
  let y = top + pad;
  if (calls) {
    y += page.text(texts.call, BODY, { ...box, y });
    y += page.text(contact.phone, PHONE, { ...box, y }, { link: `tel:${contact.phone.replaceAll(' ', '')}` });
    page.text(hours, SMALL, { ...box, y });
  }
  const beside = { x: EDGE + PAD + left + COLUMN_GAP, width: right };
  y = top + pad;
  y += page.text(texts.more, SMALL, { ...beside, y });
  y += page.text(programme, SMALL_LINK, { ...beside, y }, { link: programme }) + page.size(4);
  y += page.text(texts.asOf(day), SMALL, { ...beside, y });
  page.text(address, SMALL_LINK, { ...beside, y }, { link: address });
}
