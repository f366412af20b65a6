import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontSize, fontWeight, lineHeight, radius, space } from '../../../tokens/index.ts';

import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';

/** Props of {@link QuoteCard}. */
export interface QuoteCardProps {
  quote: string;
  name: string;
  /** Role of the person. */
  designation?: string | undefined;
  /** Portrait; by default the initials. */
  image?: PictureData | undefined;
}

/** A quotation of a person. */
export function QuoteCard({ quote, name, designation, image }: QuoteCardProps) {
  return (
    <Root>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <span className="face">
          {image?.src ? (
            <Picture fill {...image} width={72} height={72} sizes="72px" seed={name} />
          ) : (
            <span aria-hidden="true">{initials(name)}</span>
          )}
        </span>
        <span>
          <b>{name}</b>
          {designation && <small>{designation}</small>}
        </span>
      </figcaption>
    </Root>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');

const Root = styled('figure')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  margin: 0,
  padding: space(3),
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& blockquote': {
    position: 'relative',
    margin: 0,
    paddingTop: space(3),
    fontFamily: fontFamily.display,
    fontSize: fontSize.h5,
    lineHeight: lineHeight.snug + 0.15,
  },
  '& blockquote::before': {
    content: '"\\201C"',
    position: 'absolute',
    top: -6,
    insetInlineStart: -2,
    fontSize: '4rem',
    lineHeight: 1,
    color: colour.accent,
  },
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 14, marginTop: 'auto', lineHeight: 1.35 },
  '& .face': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 72,
    height: 72,
    borderRadius: '50%',
    overflow: 'hidden',
    background: colour.tint,
    fontFamily: fontFamily.display,
    fontSize: '1.25rem',
  },
  '& b': { display: 'block', fontWeight: fontWeight.semibold },
  '& small': { display: 'block', fontSize: fontSize.detail, color: colour.muted },
});
