import { useId } from 'react';
import { colour } from '../../../tokens/index.ts';
import { RING_VIEW_BOX, ringMarkup, type Rings, type StarLink } from './ring-markup.ts';
import { useLatticeBaseUrl } from '../Lattice/LatticeFileProvider.tsx';
import { ringFileName } from './ring-file-name.ts';
import { RingSvg } from './RingSvg.ts';
import { type RingTint, tintColour } from './ring-tints.ts';

/** Props of {@link RingLattice}. */
export interface RingLatticeProps extends Rings {
  tint?: RingTint | undefined;
  /** Where each star leads. A star under the pointer shows its name in the middle; for keys the page has other links. */
  link?: StarLink | undefined;
  /** Loaded as a file if the application has a `LatticeFileProvider`; for charts below the first screen. */
  asFile?: boolean | undefined;
}

/**
 * A round lattice that shows numbers: rings, and stars in each, one of them marigold. A square as wide as its
 * container.
 */
export function RingLattice({ rings, highlight, tint = 'indigo', link, asFile = false }: RingLatticeProps) {
  const id = useId().replaceAll(/\W/g, '');
  const folder = useLatticeBaseUrl();
  if (asFile && folder !== undefined) {
    const name = ringFileName({ kind: 'chart', rings, highlight, tint });
    return <img src={`${folder}/${name}`} alt="" loading="lazy" />;
  }
  return (
    <RingSvg
      viewBox={RING_VIEW_BOX}
      style={{ '--tint': tintColour(tint) } as object}
      aria-hidden
      dangerouslySetInnerHTML={{
        __html: ringMarkup({ rings, highlight }, id, { line: 'currentColor', accent: colour.accent }, link),
      }}
    />
  );
}
