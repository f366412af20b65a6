import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { space } from '../../../tokens/index.ts';

/** Props of {@link Stack}. */
export interface StackProps {
  children: ReactNode;
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** Steps of 8 px between the children. */
  gap?: number | undefined;
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  justify?: 'center' | 'end' | 'space-between' | undefined;
}

/** Children one after another with even gaps; a row wraps. */
export function Stack(props: StackProps) {
  const { children, as = 'div', gap = 2, direction = 'column', align, justify } = props;
  return (
    <Root
      as={as}
      data-row={direction === 'row' || undefined}
      style={{ gap: space(gap), alignItems: align, justifyContent: justify }}
    >
      {children}
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minWidth: 0 },
  '&[data-row]': { flexDirection: 'row', flexWrap: 'wrap' },
});
