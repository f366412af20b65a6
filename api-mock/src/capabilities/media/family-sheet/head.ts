import { FAMILY_TEXTS, type FamilyData, type FamilySheet } from '@prospectus/contract/family';

import { A4, COLOURS, type Rings } from '../brochure/page.ts';
import { drawRings, RING_COLOURS } from '../brochure/rings.ts';
import type { SheetPage } from './sheet-page.ts';
import { EDGE, type Style, WIDTH } from './sheet-writer.ts';

/** Marigold as dark as text on paper has to be. */
const ACCENT_TEXT = '#8a5200';
/** The radius of the lattice. */
const RADIUS = 34;
const TITLE_SIZES = [24, 22, 20, 18.5];

/** The university, the programme’s title and lead, and its lattice. */
export function writeHead(
  page: SheetPage,
  { language, title, universityName }: FamilyData,
  lead: FamilySheet['lead'],
  rings: Rings,
): void {
  const english = language === 'hi' && { lang: 'en' as const };
  const radius = page.size(RADIUS);
  const width = WIDTH - 2 * radius - 18;
  page.decoration((pdf) => {
    pdf.rect(0, 0, A4.width, 7).fill(COLOURS.ink).rect(0, 7, A4.width, 2.5).fill(COLOURS.marigold);
    drawRings(pdf, A4.width - EDGE - radius, EDGE - 6 + radius, radius, rings, RING_COLOURS.paper);
  });
  const lowest = EDGE + 2 * radius;
  page.write({ text: universityName, ...english }, { face: 'display', size: 11.5 }, width);
  page.y += page.size(8);
  page.write(FAMILY_TEXTS[language].eyebrow, { face: 'bold', size: 8.8, colour: ACCENT_TEXT }, width);
  page.y += page.text({ text: title, ...english }, titleStyle(page, title, width), page.box(width), { tag: 'H1' });
  if (lead.text) {
    page.y += page.size(3);
    page.write(lead, { size: 10, colour: COLOURS.muted }, page.y > lowest ? WIDTH : width);
  }
  page.y = Math.max(page.y, lowest) - page.size(2);
}

/** The largest at which a title is one line; a longer one has two. */
function titleStyle(page: SheetPage, title: string, width: number): Style {
  const styles = TITLE_SIZES.map((size): Style => ({ face: 'display', size, leading: 1.14 }));
  return styles.find((style) => page.widthOf(title, style) <= width) ?? { face: 'display', size: 21, leading: 1.14 };
}
