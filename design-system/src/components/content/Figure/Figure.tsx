import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, maxLineLength, radius } from '../../../tokens/index.ts';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';

/** Props of {@link Figure}; `fill` is for pictures without a caption. */
export interface FigureProps extends Omit<PictureProps, 'fill'> {
  /** Natural size in px. */
  width: number;
  height: number;
  caption?: ReactNode;
  /** A hairline around the picture. */
  framed?: boolean | undefined;
}

/** A picture with its caption; its space is reserved before it loads. */
export function Figure({ caption, framed = false, ...picture }: FigureProps) {
  return (
    <Root>
      <div
        className="frame"
        data-framed={framed || undefined}
        style={{ maxWidth: picture.ratio ? undefined : picture.width }}
      >
        <Picture {...picture} />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </Root>
  );
}

const Root = styled('figure')({
  margin: 0,
  breakInside: 'avoid',
  '& > .frame': { boxSizing: 'border-box', borderRadius: radius.medium, overflow: 'hidden' },
  '& > [data-framed]': { border: `1px solid ${colour.rule}` },
  '@media print': { maxWidth: '60%' },
  '& figcaption': { maxWidth: maxLineLength, marginTop: 12, fontSize: fontSize.detail, color: colour.muted },
});
