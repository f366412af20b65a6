import { Children, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { space } from '../../../tokens/index.ts';

/** Props of {@link Grid}. */
export interface GridProps {
  children: ReactNode;
  /** Least width of a column in px; as many as fit. */
  min?: number | undefined;
  /** Steps of 8 px between the cells. */
  gap?: number | undefined;
  /** Steps of 8 px between rows, if different; 0 for cells with their own lines. */
  rowGap?: number | undefined;
  as?: 'div' | 'ul' | 'dl' | undefined;
  /** Lets each cell keep its own height. */
  align?: 'start' | 'end' | undefined;
}

/** Equal columns, as many as fit. */
export function Grid({ children, min = 280, gap = 3, rowGap = gap, as = 'div', align }: GridProps) {
  // Few cells share the whole width; a single one keeps a column's size.
  const fill = Children.count(children) > 1 ? 'auto-fit' : 'auto-fill';
  return (
    <Root
      as={as}
      style={{
        gap: `${space(rowGap)} ${space(gap)}`,
        gridTemplateColumns: `repeat(${fill}, minmax(min(${min}px, 100%), 1fr))`,
        alignItems: align,
      }}
    >
      {children}
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', '& > *': { minWidth: 0 } });
