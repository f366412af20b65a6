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
  /** A button or link: the action of the slide. */
  action?: ReactNode;
  /** With `phone` a different picture on phones. */
  picture?: PictureData | undefined;
  /** Text that a lattice is drawn from if there is no picture; the title by default. */
  seed?: string | undefined;
  /** Whether the first slide has the page's `h1`. */
  headingLevel?: HeadingLevel | undefined;
}

// It is cut at its sides, so the visible part is of a wider picture.
const COVERING = '(min-width: 1024px) 80vw, 60vw';

type Props = HeroSlideContent & { isFirst: boolean; label: string | undefined };

/** A slide: text and action next to the picture; on phones only the title is next to it. */
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
