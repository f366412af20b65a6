import styled from '@emotion/styled';
import { colour, space } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** A bar that stays in sight under a form: its state in words on one side, its buttons on the other. */
export function StickyBar({ state, children }: { state: ReactNode; children: ReactNode }) {
  return (
    <Root data-sticky-bar="">
      <p role="status">{state}</p>
      <div>{children}</div>
    </Root>
  );
}

const Root = styled('div')({
  position: 'sticky',
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
  '& > p': { margin: 0, color: colour.muted, fontSize: '0.9375rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space(1) },
});
