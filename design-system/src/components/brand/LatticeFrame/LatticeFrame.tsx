import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, mediaQuery, space } from '../../../tokens/index.ts';
import { useLatticeBaseUrl } from '../Lattice/LatticeFileProvider.tsx';
import { ringFileName } from '../RingLattice/ring-file-name.ts';
import type { Rings } from '../RingLattice/ring-markup.ts';
import type { RingTint } from '../RingLattice/ring-tints.ts';

/** Props of {@link LatticeFrame}. */
export interface LatticeFrameProps extends Rings {
  tint?: RingTint | undefined;
  children: ReactNode;
}

/**
 * A sheet with a lattice border, such as a certificate: one line per ring, with its stars along it, and the text in the
 * middle. The border is a file: without a `LatticeFileProvider` there is a plain line.
 */
export function LatticeFrame({ rings, highlight, tint = 'indigo', children }: LatticeFrameProps) {
  const folder = useLatticeBaseUrl();
  return (
    <Root>
      {folder !== undefined && (
        <img
          className="border"
          src={`${folder}/${ringFileName({ kind: 'border', rings, highlight, tint })}`}
          alt=""
          loading="lazy"
        />
      )}
      <div className="words">{children}</div>
    </Root>
  );
}

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  // Otherwise a text taller than the sheet would widen it beyond the screen, because of its aspect ratio.
  width: '100%',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.rule}`,
  color: colour.text,
  '& > .border': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > .words': {
    position: 'relative',
    display: 'grid',
    gap: space(1),
    alignContent: 'center',
    justifyItems: 'center',
    padding: '48px 44px',
    textAlign: 'center',
  },
  [mediaQuery.tablet]: { '& > .words': { gap: space(1.5), padding: '56px 72px' } },
  // On paper a plain line around the text: the ornament would take a third of a page.
  '@media print': {
    aspectRatio: 'auto',
    border: `1px solid ${colour.rule}`,
    '& > .border': { display: 'none' },
    '& > .words': { gap: space(0.5), padding: space(1.5) },
  },
});
