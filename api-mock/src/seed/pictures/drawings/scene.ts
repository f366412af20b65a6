import { arch, archPath, clipped, type Drawing, lattice, rect } from './shapes.ts';

/** The same drawing at another size. */
export const scaled = ({ width, height, inside }: Drawing, scale: number): Drawing => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
  inside: `<g transform="scale(${scale})">${inside}</g>`,
});

export const scene = (width: number, height: number, inside: string): Drawing => ({ width, height, inside });

/** An arched window of lattice on a plain wall. */
export function window(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  look: { sky: string; line: string; frame: string; marked: [number, number][]; id: string },
): string {
  return (
    clipped(
      look.id,
      archPath(x, y, w, h),
      rect(x, y, w, h, { fill: look.sky }) +
        lattice({ x, y, w, h }, cell, { line: look.line, width: cell / 16, marked: look.marked }),
    ) + arch(x, y, w, h, { stroke: look.frame, width: cell / 7 })
  );
}
