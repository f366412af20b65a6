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

/** On phones the main action stays within the thumb's reach; a spacer keeps it off the content. Wide screens hide it. */
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
  'html:has(&)': { scrollPaddingBottom: '88px' },
  [mediaQuery.desktop]: { display: 'none' },
});
