import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, mediaQuery, zIndex } from '../../../tokens/index.ts';

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  /** One or two actions. */
  children: ReactNode;
  label?: string | undefined;
}

/**
 * On phones the main action stays near the thumb, on tablets once the head of the page is scrolled away; a spacer keeps
 * it off the content. Wide screens hide it, and so does a form of the page that is being filled in: it has its own
 * button, and the keyboard leaves little room.
 */
export function BottomBar({ children, label }: BottomBarProps) {
  const texts = useTexts().bottomBar;
  return (
    <>
      <Spacer aria-hidden="true" data-print="no" />
      <Root role="region" aria-label={label ?? texts.label} data-print="no">
        {children}
      </Root>
    </>
  );
}

/** Styles of elements that hide the bar while they are visible: one row of actions and one form of a page. */
export const hidesBar = {
  actions: { viewTimelineName: '--actions-in-sight' },
  form: { viewTimelineName: '--form-in-sight' },
} as const;

const height = 'calc(72px + env(safe-area-inset-bottom, 0px))';

const Spacer = styled('div')({ height, [mediaQuery.desktop]: { display: 'none' } });

const Root = styled('div')({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.bar,
  boxSizing: 'border-box',
  minHeight: height,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom, 0px))',
  background: colour.surface,
  borderTop: `1px solid ${colour.rule}`,
  '& > *': { flex: 1 },
  // Anything else at the bottom of the screen stays above it.
  'html:has(&)': {
    scrollPaddingBottom: '88px',
    timelineScope: '--actions-in-sight, --form-in-sight',
    '--ds-bottom-bar': height,
    [mediaQuery.desktop]: { '--ds-bottom-bar': '0px' },
  },
  'html:has(main form :focus):has(&)': { '--ds-bottom-bar': '0px' },
  'html:has(main form :focus) &': { display: 'none' },
  // Needs no script; a browser without scroll timelines keeps the bar.
  '@keyframes ds-bar-hidden': { 'from, to': { visibility: 'hidden' } },
  '@supports (timeline-scope: --a)': {
    animation: 'ds-bar-hidden auto linear, ds-bar-hidden auto linear',
    animationTimeline: '--actions-in-sight, --form-in-sight',
    animationRange: 'entry 100% exit 0%, entry 20% exit 80%',
    // There the head of the page has the same action, until it is scrolled away.
    [mediaQuery.tablet]: {
      animation: 'ds-bar-hidden auto linear, ds-bar-hidden auto linear, ds-bar-hidden auto linear',
      animationTimeline: '--actions-in-sight, --form-in-sight, scroll()',
      animationRange: 'entry 100% exit 0%, entry 20% exit 80%, 0px 72px',
    },
  },
  [mediaQuery.desktop]: { display: 'none' },
});
