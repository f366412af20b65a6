import { faceOf } from './faces.ts';
import { A4, COLOURS, type CoverFacts, type Look, MARGIN, type Write } from './page.ts';

const X = MARGIN;
const WIDTH = A4.width - 2 * X;
const TITLE = 34;

/** Draws the first page's band of ink and answers where the text below it begins. */
export function drawCover(
  pdf: PDFKit.PDFDocument,
  { university, label, title, line }: CoverFacts,
  write: Write,
): number {
  const width = WIDTH - 90;
  const lines = pdf.font(faceOf('display', title)).fontSize(TITLE).heightOfString(title, { width });
  const height = 170 + lines;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save().rect(0, 0, A4.width, height).clip();
  pdf.rect(0, 0, A4.width, height).fill(COLOURS.ink);
  jaali(pdf, height);
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

const EDGE = 58;
// The lattice fades into the ink as it leaves the edge.
const SHADES = ['#6f6ab8', '#4c488f', '#34306b'];

/** A lattice of eight-pointed stars that grows out of the right edge, one of them marigold. */
function jaali(pdf: PDFKit.PDFDocument, height: number): void {
  const rows = Math.ceil(height / EDGE) + 1;
  for (let column = 0; column < SHADES.length; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const [x, y] = [A4.width - column * EDGE, row * EDGE];
      const isMarked = column === 1 && row === 1;
      star(pdf, x, y, EDGE / 2);
      if (isMarked) pdf.fill(COLOURS.marigold);
      else pdf.lineWidth(1).stroke(SHADES[column]);
    }
}

/** Two squares, one turned by 45 degrees, in one outline of sixteen corners. */
function star(pdf: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  const inner = radius * 0.765;
  for (let corner = 0; corner < 16; corner += 1) {
    const angle = (corner * Math.PI) / 8;
    const reach = corner % 2 === 0 ? radius : inner;
    const [px, py] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    if (corner === 0) pdf.moveTo(px, py);
    else pdf.lineTo(px, py);
  }
  pdf.closePath();
}
