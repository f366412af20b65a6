import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour } from '../../../tokens/index.ts';
import { latticeFileShape, latticeFileName } from './lattice-file.ts';
import { useLatticeBaseUrl } from './LatticeFileProvider.tsx';
import { latticeMarkup } from './lattice-markup.ts';
import type { LatticeColours, LatticeShape } from './lattice-shapes.ts';

/** Props of {@link Lattice}. */
export interface LatticeProps {
  /** Any text; the same text always draws the same lattice. */
  seed: string;
  /** `line`: indigo on the page's background. `ink`: light lines on ink. `faint`: very light, behind text. */
  tone?: 'line' | 'ink' | 'faint' | undefined;
  shape?: LatticeShape | undefined;
  /** Scale of the drawing; a narrow strip needs less than 1. */
  scale?: number | undefined;
  /** Read aloud; without it the lattice is decorative. */
  title?: string | undefined;
  /** Loaded as a file if the application has a `LatticeFileProvider`; for lattices below the first screen. */
  asFile?: boolean | undefined;
}

/** The jaali: a geometric lattice drawn from a text. It fills its container. */
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

// The drawing has no size of its own; only the arch keeps its aspect ratio.
const Img = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  '&[data-tone="ink"]:not([viewBox])': { background: colour.page },
  '&[data-faint]': { opacity: 0.16 },
});
