import { capstoneIndex, type Program } from '@prospectus/contract';

import { COLOURS, type Rings } from './page.ts';

/** A ring for each semester, a star for each subject, the capstone in marigold: as the programme's page draws them. */
export const ringsOf = ({ semesters }: Pick<Program, 'semesters'>): Rings => ({
  counts: semesters.map(({ semester_data }) => semester_data.length),
  capstone: capstoneIndex(semesters.at(-1)?.semester_data ?? []),
});

const INNERMOST = 0.28;
const SPIRALS = 16;
const LEVELS = 8;

/** Colours of a lattice on a band of ink, and on paper. */
export const RING_COLOURS = {
  ink: { line: '#6f6ab8', star: '#a7a2e4' },
  paper: { line: '#c9c4e4', star: '#4a459c' },
};

/** Draws the lattice around a point: spirals that cross, a circle for each ring and its stars. */
export function drawRings(
  pdf: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  { counts, capstone }: Rings,
  { line, star: colour } = RING_COLOURS.ink,
) {
  const radius = (part: number) => size * INNERMOST ** (1 - part);
  const at = (part: number, turn: number) => {
    const angle = turn * 2 * Math.PI;
    return [x + radius(part) * Math.sin(angle), y - radius(part) * Math.cos(angle)] as const;
  };
  for (const side of [1, -1])
    for (let spiral = 0; spiral < SPIRALS; spiral += 1) {
      pdf.moveTo(...at(0, spiral / SPIRALS));
      for (let level = 1; level <= LEVELS; level += 1)
        pdf.lineTo(...at(level / LEVELS, (spiral + (side * level) / 2) / SPIRALS));
    }
  pdf.lineWidth(0.5).stroke(line);
  for (let ring = 0; ring <= counts.length; ring += 1) pdf.circle(x, y, radius(ring / Math.max(counts.length, 1)));
  pdf.lineWidth(0.7).stroke(line);
  counts.forEach((count, ring) => {
    const part = (ring + 0.5) / counts.length;
    const isLast = ring === counts.length - 1;
    // The capstone is at the top; every second ring is turned by half a gap.
    const from = isLast && capstone >= 0 ? -capstone : ring % 2 ? 0.5 : 0;
    for (let star = 0; star < count; star += 1) {
      drawStar(pdf, ...at(part, (star + from) / count), radius(part) * 0.11);
      pdf.fill(isLast && star === capstone ? COLOURS.marigold : colour);
    }
  });
}

/** Two squares, one turned by 45 degrees, in one outline of sixteen corners. */
function drawStar(pdf: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
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
