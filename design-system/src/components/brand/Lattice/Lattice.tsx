import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour } from '../../../tokens/index.ts';
import { latticeFileShape, latticeFileName } from './lattice-file.ts';
import { useLatticeBaseUrl } from './LatticeFileProvider.tsx';
import { latticeMarkup } from './lattice-markup.ts';
import type { LatticeColours, LatticeShape } from './lattice-shapes.ts';

/** Props of {@link Lattice}. */
export interface LatticeProps {
  /** Any word; the same word always draws the same lattice. */
  seed: string;
  /** `line`: indigo on the band's ground. `ink`: light lines on ink. `faint`: a whisper behind text. */
  tone?: 'line' | 'ink' | 'faint' | undefined;
  shape?: LatticeShape | undefined;
  /** Size of the drawing; a narrow strip wants less than 1. */
  scale?: number | undefined;
  /** Read aloud; without it the lattice is decoration. */
  title?: string | undefined;
  /** Fetched as a file where the application has a `LatticeFileProvider`; for what stands below the first screen. */
  asFile?: boolean | undefined;
}

/** The jaali: a geometric lattice screen drawn from a word. Fills the box that it is put in. */
export function Lattice({ seed, tone = 'line', shape = 'field', scale = 1, title, asFile = false }: LatticeProps) {
  const id = `j${useId().replaceAll(/[^\w]/g, '')}`;
  const folder = useLatticeBaseUrl();
  const file = asFile ? latticeFileShape(shape, scale) : undefined;
  if (folder !== undefined && tone !== 'faint' && file) {
    const name = encodeURIComponent(latticeFileName({ seed, tone, shape: file }));
    return <Img src={`${folder}/${name}`} alt={title ?? ''} loading="lazy" />;
  }
  const box = shape === 'arch' ? { viewBox: '0 0 400 520', preserveAspectRatio: 'xMidYMid meet' } : {};
  return (
    <Svg
      {...box}
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

// The drawing has no size of its own, save the arch, which keeps its shape.
const Img = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  '&[data-tone="ink"]:not([viewBox])': { background: colour.page },
  '&[data-faint]': { opacity: 0.16 },
});
