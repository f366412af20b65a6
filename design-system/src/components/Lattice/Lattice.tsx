import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour } from '../../tokens/index.ts';
import { latticeMarkup } from './markup.ts';
import type { LatticeColours, LatticeShape } from './shapes.ts';

/** Props of {@link Lattice}. */
export interface LatticeProps {
  /** Any word; the same word always draws the same lattice. */
  seed: string;
  /** `line`: indigo on the band's ground. `ink`: light lines on ink. `faint`: a whisper behind text. */
  tone?: 'line' | 'ink' | 'faint' | undefined;
  shape?: LatticeShape | undefined;
  /** Size of the drawing; a border wants less than 1. */
  scale?: number | undefined;
  className?: string | undefined;
  /** Read aloud; without it the lattice is decoration. */
  title?: string | undefined;
}

/** The jaali: a geometric lattice screen drawn from a word. Fills the box that it is put in. */
export function Lattice({
  seed,
  tone = 'line',
  shape = 'field',
  scale = shape === 'frame' ? 0.5 : 1,
  className,
  title,
}: LatticeProps) {
  const id = `j${useId().replaceAll(/[^\w]/g, '')}`;
  const box = shape === 'arch' ? { viewBox: '0 0 400 520', preserveAspectRatio: 'xMidYMid meet' } : {};
  return (
    <Svg
      {...box}
      className={className}
      data-tone={tone === 'ink' ? 'ink' : undefined}
      data-faint={tone === 'faint' || undefined}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: latticeMarkup(seed, { id, colours: themed, shape, scale }) }}
    />
  );
}

const themed: LatticeColours = {
  line: colour.lattice,
  tint: colour.latticeTint,
  ground: colour.page,
  accent: colour.accent,
};

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  '&[data-tone="ink"]:not([viewBox])': { background: colour.page },
  '&[data-faint]': { opacity: 0.16 },
});
