import { colour } from '../../../tokens/index.ts';
import type { Rings } from '../RingLattice/ring-markup.ts';
import { RingSvg } from '../RingLattice/RingSvg.ts';
import { type RingTint, tintColour } from '../RingLattice/ring-tints.ts';

/** Props of {@link RingMark}. */
export interface RingMarkProps extends Rings {
  /** Number of all rings, if only the first of them are shown; each then keeps its size. */
  of?: number | undefined;
  /** Number of strong arcs in the outermost ring, from the top; all of them by default. */
  lit?: number | undefined;
  tint?: RingTint | undefined;
}

/**
 * A ring lattice at the size of an icon, 40 px, with arcs for stars. Decorative: the text next to it has the same
 * numbers.
 */
export function RingMark({ rings, highlight, of = rings.length, lit, tint = 'indigo' }: RingMarkProps) {
  const gap = of > 1 ? 11 / (of - 1) : 4;
  const radius = (ring: number) => Math.round(10 * (18 - gap * (of - 1 - ring))) / 10;
  const last = rings.length - 1;
  const arcs = (ring: number, shown: number | undefined, stroke?: string, opacity?: number) =>
    rings[ring] ? (
      <circle
        key={`${ring}${shown}`}
        r={radius(ring)}
        pathLength={rings[ring]}
        strokeDasharray={shown === undefined ? ARC : `${`${ARC} `.repeat(shown - 1)}.8 99`}
        stroke={stroke}
        opacity={opacity}
      />
    ) : null;
  return (
    <RingSvg
      viewBox="-20 -20 40 40"
      width="40"
      fill="none"
      stroke="currentColor"
      strokeWidth={Math.min(3, Math.round(gap * 6) / 10)}
      style={{ '--tint': tintColour(tint) } as object}
      aria-hidden
    >
      <g transform="rotate(-90)">
        {rings.map((_, ring) => arcs(ring, undefined, undefined, lit !== undefined && ring === last ? 0.3 : undefined))}
        {lit ? arcs(last, lit) : null}
        {highlight ? arcs(highlight[0], 1, colour.accent) : null}
      </g>
    </RingSvg>
  );
}

/** An arc and the gap after it, if `pathLength` is the number of arcs. */
const ARC = '.8 .2';
