import styled from '@emotion/styled';
import { colour, Icon, space } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** A bar that stays visible below a form: the state or the failure on one side, the buttons on the other. */
export function StickyBar({
  state,
  failure,
  children,
}: {
  state: ReactNode;
  failure?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Root data-sticky-bar="">
      {failure ? (
        <p role="alert" data-failure="">
          <Icon name="error" size={18} /> {failure}
        </p>
      ) : (
        <p role="status">{state}</p>
      )}
      <div>{children}</div>
    </Root>
  );
}

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
  '& > p': { margin: 0, color: colour.muted, fontSize: '0.9375rem' },
  '& > p[data-failure]': { flexBasis: '100%', color: colour.danger, fontWeight: 500 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space(1) },
});
