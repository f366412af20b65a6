import { space } from '../../../tokens/index.ts';

/** One line per row: columns share the width, and text that does not fit is cut at its end. */
export const oneLineRows = {
  '& table': { tableLayout: 'fixed', minWidth: 'var(--least)' },
  '& :is(th, td):is(th, td)': {
    padding: `6px ${space(1)}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  '& thead th:is(th, [data-align])': { whiteSpace: 'nowrap', verticalAlign: 'middle' },
  '& tbody th, & td:not([data-align="end"])': { minWidth: 0 },
  // Text would wrap by default.
  '& [data-size]': { maxWidth: 'none', textWrap: 'nowrap' },
  // The focus ring would be cut off.
  '& :is(a, button, input):focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  '@media (pointer: coarse)': { '& tbody :is(th, td):is(th, td)': { paddingBlock: space(1.5) } },
} as const;
