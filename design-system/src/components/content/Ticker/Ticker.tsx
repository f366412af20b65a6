import { type ReactNode, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, inkColours, touchTarget, transparent } from '../../../tokens/index.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

/** Seconds of one round (specification §9). */
export const tickerSeconds = { slow: 30, medium: 20, fast: 10 } as const;

/** Props of {@link Ticker}. */
export interface TickerProps {
  /** Plain words; rich ones go in as children. */
  text?: string | undefined;
  children?: ReactNode;
  speed?: keyof typeof tickerSeconds | undefined;
  label?: string | undefined;
}

/** A line of news on marigold that goes by. It rests when pointed at, focused, paused, or when motion is unwanted. */
export function Ticker({ text, children = text, speed = 'medium', label }: TickerProps) {
  const texts = useTexts().ticker;
  const [paused, setPaused] = useState(false);
  return (
    <Root role="region" aria-label={label ?? texts.label} data-print="no">
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
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  background: colour.accent,
  color: colour.onAccent,
  fontSize: fontSize.detail,
  fontWeight: fontWeight.medium,
  '& .window': {
    flex: 1,
    alignSelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    minWidth: 0,
    overflow: 'hidden',
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
  // What moves is a layer of its own; the part of it that is cut off must not lie over the button.
  '& button': { position: 'relative', zIndex: 1 },
  '& button:hover': { background: transparent(inkColours.page, 12) },
  '@keyframes ds-ticker': { to: { transform: 'translateX(-50%)' } },
  // Without script nothing could pause it.
  '@media (prefers-reduced-motion: reduce), (scripting: none)': {
    '& .track': { width: 'auto', minWidth: 0, animation: 'none !important' },
    '& .track > div': { paddingBlock: 8, whiteSpace: 'normal', minWidth: 0, flexShrink: 1 },
    '& .track > [aria-hidden], & button': { display: 'none' },
  },
});
