import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, space } from '../../tokens/index.ts';
import { Lattice } from '../Lattice/Lattice.tsx';

/** Props of {@link Sheet}. */
export interface SheetProps {
  /** Draws the border. */
  seed: string;
  children: ReactNode;
}

/** A sheet of paper in a border of lattice: a certificate, an invitation. */
export function Sheet({ seed, children }: SheetProps) {
  return (
    <Root>
      <div className="border">
        <Lattice seed={seed} shape="frame" />
      </div>
      <div className="content">{children}</div>
    </Root>
  );
}

const Root = styled('div')({
  position: 'relative',
  background: colour.surface,
  '& > .border': { position: 'absolute', inset: 0 },
  '& > .content': {
    position: 'relative',
    display: 'grid',
    gap: space(2),
    justifyItems: 'center',
    padding: `calc(32px + ${space(4)}) calc(32px + clamp(12px, 4vw, 48px))`,
    textAlign: 'center',
  },
});
