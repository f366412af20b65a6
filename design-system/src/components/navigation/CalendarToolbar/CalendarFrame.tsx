import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour } from '../../../tokens/index.ts';

/** Props of {@link CalendarFrame}. */
export interface CalendarFrameProps {
  /** Accessible name of the calendar. */
  label: string;
  /** Height of the whole in px; `fill` if the owner sets the height. */
  height: number | 'fill';
  /** A `CalendarToolbar`. */
  toolbar?: ReactNode;
  /** The shown period is loading. */
  busy?: boolean | undefined;
  /** The content is a list that may be longer than the frame; on paper and without script it is shown whole. */
  scrolls?: boolean | undefined;
  /** Event handlers for the content below the toolbar. */
  areaProps?: HTMLAttributes<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** The frame of a calendar: equally high with a grid and with a list, so that nothing moves when the view changes. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { label, height, toolbar, busy = false, scrolls = false, areaProps, children } = props;
  return (
    <Root
      role="group"
      aria-label={label}
      data-scrolls={scrolls || undefined}
      style={{ '--ds-height': height === 'fill' ? '100%' : `${height}px` }}
    >
      {toolbar}
      <div
        className="area"
        aria-busy={busy || undefined}
        {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        {...areaProps}
      >
        {children}
      </div>
    </Root>
  );
}

const whole = {
  height: 'auto',
  '& > .area': { flex: 'none', overflow: 'visible', maskImage: 'none', paddingBottom: 0 },
};

const Root = styled('div')<{ style: Record<`--${string}`, string> }>({
  container: 'calendar / inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  boxSizing: 'border-box',
  height: 'var(--ds-height)',
  '& > .area': { position: 'relative', flex: '1 1 0', minHeight: 0 },
  '& > .area[aria-busy]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -6,
    height: 2,
    background: colour.accent,
  },
  // A list fades if it goes on; at its end there is room below it.
  '&[data-scrolls] > .area': {
    overflowY: 'auto',
    maskImage: 'linear-gradient(0deg, transparent, #000 48px)',
    paddingBottom: 48,
  },
  '&[data-scrolls] > .area[aria-busy]::before': { position: 'sticky', display: 'block', top: 0 },
  '@media (scripting: none)': { '&[data-scrolls]': whole },
  '@media print': whole,
});
