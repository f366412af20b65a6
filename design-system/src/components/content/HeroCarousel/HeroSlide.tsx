import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Text } from '../../text/Text/Text.tsx';
import { Slide } from './hero-carousel-parts.ts';

/** One slide of a HeroCarousel. */
export interface HeroSlideContent {
  id: string;
  title: string;
  text?: ReactNode;
  /** A button or link: what the slide asks for. */
  action?: ReactNode;
  /** With `phone` another one on phones. */
  picture?: PictureData | undefined;
  /** Draws a lattice where there is no picture; the title when absent. */
  seed?: string | undefined;
  /** Where the first slide holds the page's one `h1`. */
  headingLevel?: HeadingLevel | undefined;
}

// It is cut at its sides, so what is seen is a part of a wider picture.
const COVERING = '(min-width: 1024px) 80vw, 60vw';

type Props = HeroSlideContent & { isFirst: boolean; label: string | undefined };

/** A slide: words and what they ask for beside the picture; on phones the title alone is beside it. */
export function HeroSlide(props: Props) {
  const { title, text, action, picture, seed = title, headingLevel = 2, isFirst, label } = props;
  return (
    <Slide {...(label && { role: 'group', 'aria-roledescription': 'slide', 'aria-label': label })}>
      <div className="art">
        {picture ? (
          <Picture fill seed={seed} {...picture} priority={isFirst} sizes={COVERING} />
        ) : (
          <Lattice seed={seed} />
        )}
      </div>
      <div className="words">
        <div className="title">
          <Heading level={headingLevel} size="h1">
            {title}
          </Heading>
        </div>
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
    </Slide>
  );
}
