import { colour, fontSize, fontWeight, space } from '../../../tokens/index.ts';

/** On a narrow screen: the row's name as a separate line, its values in columns below. */
export const labelsAbove = {
  // It stays in place while the columns scroll.
  '& > .hint': {
    display: 'block',
    position: 'sticky',
    insetInlineStart: 0,
    width: 'fit-content',
    margin: 0,
    padding: `${space(1)} ${space(1.5)}`,
    color: colour.muted,
    fontSize: fontSize.small,
  },
  '& :is(table, thead, tbody)': { display: 'block', minWidth: 'max-content' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(var(--columns), 9.5rem)' },
  '& tbody tr': { borderTop: `1px solid ${colour.rule}` },
  '&& :is(th, td)': {
    display: 'block',
    width: 'auto',
    minWidth: 0,
    maxWidth: 'none',
    padding: space(1.5),
    border: 0,
    boxShadow: 'none',
  },
  '&& td': { paddingTop: 0 },
  '&& :is(td + td, thead th + th + th)': { borderInlineStart: `1px solid ${colour.rule}` },
  // Names the lines, which now are separate.
  '&& thead th:first-of-type': { display: 'none' },
  '&& tbody th': {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    paddingBlock: `${space(1)} ${space(0.5)}`,
    color: colour.muted,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
  },
} as const;

/** Two values share the width, and their heads stay visible while the rows scroll. */
export const headsInSight = {
  '& :is(table, thead, tbody)': { minWidth: 0 },
  '& tr': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  '& thead': { position: 'sticky', top: 0, zIndex: 1 },
} as const;
