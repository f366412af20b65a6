import { type ReactNode, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, contentWidth, fontSize, pageGutter, touchTarget } from '../../../tokens/index.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

/** Seconds per round (specification §9). */
export const tickerSeconds = { slow: 30, medium: 20, fast: 10 } as const;

/** Props of {@link Ticker}. */
export interface TickerProps {
  /** Plain text; rich text is passed as children. */
  text?: string | undefined;
  children?: ReactNode;
  speed?: keyof typeof tickerSeconds | undefined;
}

/**
 * A slim line of moving news, on a tint of marigold. It pauses on hover, on focus, by button, or if the reader prefers
 * less motion.
 */
export function Ticker({ text, children = text, speed = 'medium' }: TickerProps) {
  const texts = useTexts().ticker;
  const [paused, setPaused] = useState(false);
  return (
    <Root role="region" tabIndex={0} aria-label={texts.label} data-print="no">
      <div className="window">
        <div
          className="track"
          data-paused={paused || undefined}
          style={{ animationDuration: `${tickerSeconds[speed]}s` }}
        >
          <div>{children}</div>
          {/* The second copy closes the loop; it is only visual. */}
          <div aria-hidden="true" inert>
            {children}
          </div>
        </div>
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? texts.play : texts.pause}
        onClick={() => setPaused(!paused)}
      />
    </Root>
  );
}

/** Height of the line. */
const LINE = 40;
const NARROW = '@media (max-width: 1023px)';
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // The third line would be visible in a padding.
  paddingBottom: 0,
  marginBottom: 5,
} as const;

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  background: colour.accentTint,
  color: colour.text,
  fontSize: fontSize.detail,
  lineHeight: `${LINE}px`,
  '& .window': {
    flex: 1,
    minWidth: 0,
    // Without clipping above and below a link is large enough for a finger.
    overflow: ['hidden', 'clip visible'],
  },
  '& .track': { display: 'flex', width: 'max-content', minWidth: '200%', animation: 'ds-ticker linear infinite' },
  '& .track > div': {
    flex: '1 0 auto',
    minWidth: '50%',
    boxSizing: 'border-box',
    paddingInline: 24,
    whiteSpace: 'nowrap',
  },
  '& .track p': { display: 'inline', margin: 0 },
  // Padding for touch only: it uses no room.
  '& .track a': { color: 'inherit', paddingBlock: 13 },
  '&:hover .track, &:focus-within .track, & .track[data-paused]': { animationPlayState: 'paused' },
  // The moving part is a separate layer; its clipped part must not cover the button, which is large enough for a finger
  // and extends beyond the line.
  '& button': { position: 'relative', zIndex: 1, marginBlock: (LINE - touchTarget) / 2 },
  '@keyframes ds-ticker': { to: { transform: 'translateX(-50%)' } },
  // Without script nothing could pause it.
  '@media (prefers-reduced-motion: reduce), (scripting: none)': {
    '& .track': { width: 'auto', minWidth: 0, animation: 'none !important' },
    '& .track > div': {
      whiteSpace: 'normal',
      minWidth: 0,
      flexShrink: 1,
      paddingBlock: 5,
      lineHeight: 1.4,
      // Starts with the page's content, unless it is inside of it.
      paddingInline: `var(--ticker-gutter, max(${pageGutter}, (100vw - ${contentWidth.page}) / 2)) ${pageGutter}`,
    },
    '& .track > [aria-hidden], & button': { display: 'none' },
    // On narrow screens two lines; a tap or the Tab key shows the rest.
    [NARROW]: { '&:not(:focus-within) .track > :not([aria-hidden])': twoLines },
  },
});
