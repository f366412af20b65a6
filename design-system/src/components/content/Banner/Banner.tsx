import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, contentWidth, mediaQuery, pageGutter, space } from '../../../tokens/index.ts';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Text } from '../../text/Text/Text.tsx';

/** Props of {@link Banner}. */
export interface BannerProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  seed: string;
  /** Replaces the lattice next to the text; phones show its `phone` form in a strip below. */
  picture?: PictureData | undefined;
  id?: string | undefined;
}

/** A wide band of ink with one call to action. */
export function Banner({ title, text, action, seed, picture, id }: BannerProps) {
  return (
    <Root data-tone="ink" data-print="no" id={id} aria-label={title}>
      {!picture && (
        <div className="art">
          <Lattice asFile tone="ink" seed={seed} />
        </div>
      )}
      <div className="inner">
        <Heading level={2} size="h2">
          {title}
        </Heading>
        {text && (
          <Text as="div" size="lead" tone="muted">
            {text}
          </Text>
        )}
        {action && (
          <div className="action" data-print="no">
            {action}
          </div>
        )}
      </div>
      {picture && (
        <div className="picture" data-phone={picture.phone ? true : undefined}>
          <Picture fill seed={seed} {...picture} sizes={COVERING} />
        </div>
      )}
    </Root>
  );
}

// The box is less wide than most pictures, so its picture is drawn wider than the box.
const COVERING = '(min-width: 1024px) 60vw, 110vw';

const Root = styled('section')({
  breakInside: 'avoid',
  position: 'relative',
  overflow: 'hidden',
  background: colour.page,
  color: colour.text,
  '& .art': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '100%',
    opacity: 0.9,
    maskImage: 'linear-gradient(0deg, #000, transparent 45%)',
  },
  '& .inner': {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    gap: space(2),
    justifyItems: 'start',
    maxWidth: `calc(${contentWidth.page} + 2 * ${pageGutter})`,
    marginInline: 'auto',
    padding: `${space(3.5)} ${pageGutter} ${space(5)}`,
  },
  '& .action': { marginTop: space(1) },
  '& .inner:has(+ .picture)': { paddingBlockEnd: space(3.5) },
  // On phones the text only, unless there is a picture for phones.
  '& .picture:not([data-phone])': { display: 'none' },
  '& .picture': { height: 112, overflow: 'hidden' },
  [mediaQuery.tablet]: {
    '& .art': { width: '50%', maskImage: 'linear-gradient(270deg, #000 35%, transparent)' },
    '& .inner': { paddingBlock: space(5), paddingInlineEnd: `calc(45% + ${pageGutter})` },
    '& .inner:has(+ .picture)': { paddingBlockEnd: space(5) },
    '& .picture, & .picture:not([data-phone])': {
      display: 'block',
      height: 'auto',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '45%',
      // No visible edge between the picture and the band.
      maskImage: 'linear-gradient(90deg, transparent, #000 20%)',
    },
  },
});
