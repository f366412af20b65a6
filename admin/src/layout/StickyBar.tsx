import styled from '@emotion/styled';
import { colour, Icon, space } from '@prospectus/design-system';
import { type ReactNode, useEffect, useRef } from 'react';

type StickyBarProps = {
  /** Names the bar, where it is about something that is not in sight, such as the selected rows. */
  label?: string;
  state: ReactNode;
  failure?: string | undefined;
  /** The state changes too often to be read out. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** A bar that stays visible below a form: the state or the failure on one side, the buttons on the other. */
export function StickyBar({ label, state, failure, isQuiet = false, children }: StickyBarProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? liftToasts(root.current) : undefined), []);
  return (
    <Root data-sticky-bar="" ref={root} {...(label && { role: 'group', 'aria-label': label })}>
      {failure ? (
        <p role="alert" data-failure="">
          <Icon name="error" size={18} /> {failure}
        </p>
      ) : (
        <p role="status" aria-live={isQuiet ? 'off' : 'polite'}>
          {state}
        </p>
      )}
      <div>{children}</div>
    </Root>
  );
}

/** Toasts are shown above the bar, whatever its height. */
function liftToasts(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(TOAST_INSET, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(TOAST_INSET);
  };
}

const TOAST_INSET = '--toast-inset-bottom';

const Root = styled('div')({
  position: 'sticky',
  marginBlockStart: 'auto',
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(2)}`,
  marginInline: 'calc(-1 * var(--console-gutter))',
  padding: `${space(1.5)} var(--console-gutter)`,
  background: colour.surface,
  borderTop: `1px solid ${colour.rule}`,
  '& > p': { flex: '1 1 240px', minWidth: 0, margin: 0, color: colour.muted, fontSize: '0.9375rem' },
  '& > p[data-failure]': { color: colour.danger, fontWeight: 500 },
  // The buttons stay at the end, whatever the text beside them.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space(1),
    marginInlineStart: 'auto',
  },
});
