import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontWeight, mediaQuery, touchTarget } from '../../../tokens/index.ts';

/** Props of {@link Clamp}. */
export interface ClampProps {
  children: ReactNode;
  /** Subject of the text; read aloud after the label, so that two on a page have different names. */
  subject?: string | undefined;
  /** `phones`: wider screens show the whole text. */
  on?: 'all' | 'phones' | undefined;
  /** Opening a clamp of a group closes the others. */
  group?: string | undefined;
}

/** Height above which the button appears, px (specification §9); not if the closed height hides nothing. */
const threshold = 96;
const foldedRem = 7.7;

/** Long text that is shown in part (7.7rem) with 'View more' below: a `<details>` with visible closed content. */
export function Clamp({ children, subject, on, group }: ClampProps) {
  const texts = useTexts().clamp;
  const content = useRef<HTMLDivElement>(null);
  // Until it is measured the button is there: without script it is the only way to read the rest.
  const [needed, setNeeded] = useState(true);
  useEffect(() => {
    const box = content.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      setNeeded(box.scrollHeight > Math.max(threshold, foldedHeight()));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    // The browser controls what is open, also what was opened before the script loaded.
    <Root name={group} data-on={on} data-whole={!needed || undefined} suppressHydrationWarning>
      <summary>
        <span>
          <span className="more">{texts.more}</span>
          <span className="less">{texts.less}</span>
          {subject && <span className="visually-hidden">{` ${subject}`}</span>}
        </span>
      </summary>
      <div ref={content} onFocus={openAtFocus}>
        {children}
      </div>
    </Root>
  );
}

const foldedHeight = () => foldedRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A link reached by Tab must be visible. */
function openAtFocus({ target: focused, currentTarget: content }: FocusEvent<HTMLElement>) {
  const below = focused.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
  const details = content.closest('details');
  if (details && below > foldedHeight()) details.open = true;
}

const whole = {
  '& > summary': { display: 'none' },
  '&:not([open])::details-content': { maxHeight: 'none', maskImage: 'none !important' },
} as const;

const Root = styled('details')({
  display: 'flex',
  flexDirection: 'column',
  // The button comes first in the reading order and is drawn below.
  '& > summary': {
    order: 1,
    alignSelf: 'flex-start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    color: colour.action,
    fontWeight: fontWeight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary:hover': { color: colour.actionHover, textDecorationThickness: 2 },
  '&[open] > summary .more, &:not([open]) > summary .less, &[data-whole] > summary': { display: 'none' },
  '&::details-content': { minWidth: 0 },
  '&:not([open])::details-content': {
    contentVisibility: 'visible',
    blockSize: 'auto',
    maxHeight: `${foldedRem}rem`,
    overflow: 'hidden',
  },
  '&:not([open], [data-whole])::details-content': {
    maskImage: 'linear-gradient(#000 2.5lh, #0003 3.4lh, transparent 4lh)',
  },
  '&[data-whole]::details-content': { maxHeight: 'none' },
  [mediaQuery.tablet]: { '&[data-on="phones"]': whole },
  '@media print': whole,
});
