import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, mediaQuery, space } from '../../../tokens/index.ts';
import { Lattice } from '../Lattice/Lattice.tsx';

/** Props of {@link LatticeFrame}. */
export interface LatticeFrameProps {
  /** Draws the border; the subject's own word. */
  seed: string;
  children: ReactNode;
}

/** A sheet with a lattice border, as a document of honour has; its words stand in the middle. */
export function LatticeFrame({ seed, children }: LatticeFrameProps) {
  return (
    <Root>
      <div className="border">
        <Lattice asFile seed={seed} shape="frame" />
      </div>
      <div className="words">{children}</div>
    </Root>
  );
}

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  // Else words taller than the sheet would widen it past the screen, by its ratio.
  width: '100%',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  background: colour.surface,
  color: colour.text,
  '& > .border': { position: 'absolute', inset: 0 },
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
  // On paper a plain line around the words: the ornament would take a third of a page.
  '@media print': {
    aspectRatio: 'auto',
    border: `1px solid ${colour.rule}`,
    '& > .border': { display: 'none' },
    '& > .words': { gap: space(0.5), padding: space(1.5) },
  },
});
