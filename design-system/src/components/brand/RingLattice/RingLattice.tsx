import { useId } from 'react';
import { colour } from '../../../tokens/index.ts';
import { RING_VIEW_BOX, ringMarkup, type Rings } from './ring-markup.ts';
import { RingSvg } from './RingSvg.ts';
import { type RingTint, tintColour } from './ring-tints.ts';

/** Props of {@link RingLattice}. */
export interface RingLatticeProps extends Rings {
  tint?: RingTint | undefined;
}

/**
 * A round lattice that shows numbers: rings, and stars in each, one of them marigold. A square as wide as its
 * container.
 */
export function RingLattice({ rings, highlight, tint = 'indigo' }: RingLatticeProps) {
  const id = useId().replaceAll(/\W/g, '');
  return (
    <RingSvg
      viewBox={RING_VIEW_BOX}
      style={{ '--tint': tintColour(tint) } as object}
      aria-hidden
      dangerouslySetInnerHTML={{
        __html: ringMarkup({ rings, highlight }, id, { line: 'currentColor', accent: colour.accent }),
      }}
    />
  );
}
