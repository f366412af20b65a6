import { faceOf } from './faces.ts';
import { drawRings } from './rings.ts';
import { A4, COLOURS, type CoverFacts, type Look, MARGIN, type Write } from './page.ts';

const X = MARGIN;
const WIDTH = A4.width - 2 * X;
const TITLE = 34;
/** Radius of the lattice. */
const RINGS = 62;

/** Draws the cover's band, and returns the position of the text below it. */
export function drawCover(
  pdf: PDFKit.PDFDocument,
  { university, label, title, line, rings }: CoverFacts,
  write: Write,
): number {
  const width = WIDTH - 90;
  const lines = pdf.font(faceOf('display', title)).fontSize(TITLE).heightOfString(title, { width });
  const height = 170 + lines;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save().rect(0, 0, A4.width, height).clip();
  pdf.rect(0, 0, A4.width, height).fill(COLOURS.ink);
  // Whole, in the column that the words leave free.
  drawRings(pdf, A4.width - RINGS - 10, height / 2, RINGS, rings);
  pdf.restore();
  pdf.rect(0, height, A4.width, 5).fill(COLOURS.marigold);
  pdf.endMarkedContent();
  const say = (tag: 'H1' | 'P', text: string, y: number, look: Look) =>
    text && write(tag, text, look, { x: X, y, width });
  say('P', university, 50, { face: 'bold', size: 11, colour: COLOURS.paper });
  say('P', label, 92, { size: 11, colour: COLOURS.marigold });
  say('H1', title, 110, { face: 'display', size: TITLE, colour: '#ffffff' });
  say('P', line, height - 46, { size: 11.5, colour: COLOURS.paper });
  return height + 30;
}
