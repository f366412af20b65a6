import { colour, fontSize, fontWeight, space } from '../tokens/index.ts';
import { visuallyHidden } from './global-styles.ts';

/** Below this width a table of several columns is shown row by row. In rem, because larger text needs more room. */
export const NARROW_TABLE = '@container (max-width: 34rem)';

/** Values are shown in pairs; the first of an odd number has its own line, and the attribute `data-alone`. */
export const isOnOwnLine = (index: number, columns: number): true | undefined =>
  (index === 1 && columns % 2 === 0) || undefined;

/**
 * Rows of a table as blocks: the first cell is the title, each other cell has the name of its column above it, from
 * `data-label`. The header row has `data-head` and is visually hidden.
 */
export const stackedRows = {
  '& :is(table, caption, thead, tbody)': { display: 'block' },
  '& [data-head]': visuallyHidden,
  '& tr:not([data-head])': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: `${space(1)} ${space(2)}`,
    paddingBlock: space(2),
    borderBottom: `1px solid ${colour.rule}`,
  },
  '& tr:not([data-head]) > :is(th, td)': {
    display: 'block',
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  // The first cell of either kind: the first `td` of a row with a `th` is a value.
  '& tr > :not(* + *)': { gridColumn: '1 / -1', fontWeight: fontWeight.semibold },
  '& [data-alone]': { gridColumn: '1 / -1' },
  '& [data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    color: colour.muted,
    fontSize: fontSize.small,
    fontWeight: fontWeight.regular,
  },
} as const;
