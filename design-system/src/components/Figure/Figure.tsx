import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius, size } from '../../tokens/index.ts';

/** Props of {@link Figure}. */
export interface FigureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  caption?: ReactNode;
  /** Above the fold: fetched at once. */
  priority?: boolean | undefined;
  /** A hairline around the picture. */
  framed?: boolean | undefined;
}

/** A picture with its caption; its place is kept before it loads. */
export function Figure({ caption, priority = false, framed = false, ...image }: FigureProps) {
  return (
    <Root data-framed={framed || undefined}>
      <img
        {...image}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </Root>
  );
}

const Root = styled('figure')({
  margin: 0,
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: radius.medium },
  '&[data-framed] img': { border: `1px solid ${colour.rule}`, boxSizing: 'border-box' },
  '& figcaption': { marginTop: 12, fontSize: size.small, color: colour.muted },
});
