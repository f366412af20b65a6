import { type ReactNode, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, contentWidth, fontSize, mediaQuery, pageGutter, touchTarget } from '../../../tokens/index.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

/** Seconds of one round (specification §9). */
export const tickerSeconds = { slow: 30, medium: 20, fast: 10 } as const;

/** Props of {@link Ticker}. */
export interface TickerProps {
  /** Plain words; rich ones go in as children. */
  text?: string | undefined;
  children?: ReactNode;
  speed?: keyof typeof tickerSeconds | undefined;
  /** A short line beside the moving one that stands still; on narrow screens below it. */
  aside?: ReactNode;
}

/** A slim line of news that goes by, on a tint of marigold. It rests when pointed at, focused, paused, or when motion is unwanted. */
export function Ticker({ text, children = text, speed = 'medium', aside }: TickerProps) {
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
          {/* The second copy closes the round; it is for the eye alone. */}
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
      {aside && <div className="aside">{aside}</div>}
    </Root>
  );
}

/** Height of the line. */
const LINE = 32;
const NARROW = '@media (max-width: 1023px)';
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // The third line would show in a padding.
  paddingBottom: 0,
  marginBottom: 5,
} as const;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  background: colour.accentTint,
  color: colour.text,
  fontSize: fontSize.detail,
  lineHeight: `${LINE}px`,
  '& .window': {
    // With the button it fills the first line of a narrow screen.
    flex: `1 0 calc(100% - ${touchTarget}px)`,
    [mediaQuery.desktop]: { flex: 1 },
    minWidth: 0,
    // Where it is known, nothing is cut off above and below: a link there is as large as a finger needs.
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
  // Its padding is for the finger alone: it takes no room.
  '& .track a': { color: 'inherit', paddingBlock: 13 },
  '&:hover .track, &:focus-within .track, & .track[data-paused]': { animationPlayState: 'paused' },
  // What moves is a layer of its own; the part of it that is cut off must not lie over the button, which is as large as
  // a finger needs and reaches over the edges of the line.
  '& button': { position: 'relative', zIndex: 1, marginBlock: (LINE - touchTarget) / 2 },
  '& .aside': {
    padding: `0 ${pageGutter} 6px`,
    lineHeight: 1.4,
    [mediaQuery.desktop]: {
      maxWidth: '60%',
      paddingBottom: 0,
      // It ends where the page's content does.
      paddingInlineEnd: `max(${pageGutter}, (100% - ${contentWidth.page}) / 2)`,
    },
  },
  '& .aside a': { whiteSpace: 'nowrap' },
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
      // It begins where the page's content does.
      paddingInline: `max(${pageGutter}, (100vw - ${contentWidth.page}) / 2) ${pageGutter}`,
    },
    '& .track > [aria-hidden], & button': { display: 'none' },
    // On narrow screens two lines of it; a tap or the Tab key shows the rest.
    [NARROW]: { '&:not(:focus-within) .track > :not([aria-hidden])': twoLines },
  },
});
