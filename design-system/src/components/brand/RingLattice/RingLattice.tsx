import { useId } from 'react';
import { colour } from '../../../tokens/index.ts';
import { RING_VIEW_BOX, ringMarkup, type Rings } from './ring-markup.ts';
import { RingSvg } from './RingSvg.ts';
import { type RingTint, tintColour } from './ring-tints.ts';

/** Props of {@link RingLattice}. */
export interface RingLatticeProps extends Rings {
  tint?: RingTint | undefined;
  /** Read aloud; without it the drawing is decoration, for where words beside it say the same. */
  title?: string | undefined;
}

/** A round lattice that counts: so many rings, so many stars in each, one of them marigold. A square as wide as its box. */
export function RingLattice({ rings, highlight, tint = 'indigo', title }: RingLatticeProps) {
  const id = useId().replaceAll(/\W/g, '');
  return (
    <RingSvg
      viewBox={RING_VIEW_BOX}
      style={{ '--tint': tintColour(tint) } as object}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{
        __html: ringMarkup({ rings, highlight }, id, { line: 'currentColor', accent: colour.accent }),
      }}
    />
  );
}
