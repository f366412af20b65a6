import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, radius, space } from '../../../tokens/index.ts';
import { NARROW_TABLE, stackedRows, isOnOwnLine } from '../../../theme/stacked-rows.ts';
import { type ColumnSize, columnWidths as widthsOf } from './column-widths.ts';
import { headsInSight, labelsAbove } from './equal-columns.ts';
import { useOverflow } from './use-overflow.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps {
  caption: string;
  /** `hidden` shows the caption to screen readers only. */
  captionHidden?: boolean | undefined;
  /**
   * `head` replaces the label: a checkbox that selects every row, or an `InlineButton` that sorts by the column.
   * `sorted` is for the column that the rows are sorted by. `size` is the column's share of the width, whatever its
   * content: tables with the same columns line up. If one column has a size, the others are `medium`. An `optional`
   * column is left out if no row has a value for it.
   */
  columns: {
    key: string;
    label: string;
    head?: ReactNode;
    align?: 'start' | 'end' | undefined;
    sorted?: 'ascending' | 'descending' | undefined;
    size?: ColumnSize | undefined;
    optional?: boolean | undefined;
    /** With `oneLine`: it takes the room that the others leave, at least so many rem, and is cut at its end. */
    cutsAt?: number | undefined;
  }[];
  /** One object per row, by column key; the first column names the row. */
  rows: Record<string, ReactNode>[];
  /**
   * `equal` makes all columns except the first one equally wide, and lets long heads wrap. On a narrow screen the first
   * column is a line above the others, so that two of them fit.
   */
  columnWidths?: 'content' | 'equal' | undefined;
  /** With `equal` columns: a line above them on a narrow screen, if more than two do not fit. */
  narrowHint?: string | undefined;
  /** For many figures: low rows, heads that wrap; on a narrow screen it scrolls under its first column. */
  dense?: boolean | undefined;
  /** For long lists in daily use: `dense` with one line per row. */
  oneLine?: boolean | undefined;
  /** Shown if there are no rows. */
  emptyText?: string | undefined;
}

/**
 * A plain table. On narrow screens a table with three columns or more is read row by row; others scroll inside
 * themselves, under their first column.
 */
export function DataTable(props: DataTableProps) {
  const texts = useTexts().dataTable;
  const { caption, captionHidden = false, rows, columnWidths, narrowHint, emptyText = texts.empty } = props;
  const columns = props.columns.filter(({ key, optional }) => !optional || rows.some((row) => !isEmpty(row[key])));
  const { oneLine = false, dense = oneLine } = props;
  const { ref, overflows } = useOverflow();
  const equal = columnWidths === 'equal';
  const stacks = !equal && !dense && columns.length > 2 && rows.length > 0;
  const widths = widthsOf(columns);
  const Frame = equal ? EqualRoot : oneLine ? OneLineRoot : dense ? DenseRoot : widths ? SizedRoot : Root;
  return (
    <Frame
      ref={ref}
      data-overflows={overflows || undefined}
      data-equal={equal ? columns.length - 1 : undefined}
      data-stacks={stacks || undefined}
      style={equal ? { ['--columns' as string]: columns.length - 1 } : undefined}
      // A stop for the keyboard only if there is something to scroll, as there may be before it is measured.
      {...(overflows !== false && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      {equal && narrowHint && columns.length > 3 && <p className="hint">{narrowHint}</p>}
      <table {...ROLE.table}>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        {widths && (
          <colgroup>
            {widths.map(({ key, share }) => (
              <col key={key} style={{ width: share }} />
            ))}
          </colgroup>
        )}
        <thead {...ROLE.group}>
          <tr {...ROLE.row} data-head="">
            {columns.map((column) => (
              <th
                key={column.key}
                {...ROLE.column}
                scope="col"
                data-align={column.align}
                data-cuts={column.cutsAt && ''}
                style={column.cutsAt === undefined ? undefined : { minWidth: `${column.cutsAt}rem` }}
                aria-sort={column.sorted}
              >
                {column.head ?? column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.group}>
          {rows.map((row, at) => (
            <tr key={at} {...ROLE.row}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} {...ROLE.name} scope="row" data-cuts={column.cutsAt && ''}>
                    {row[column.key]}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    {...ROLE.cell}
                    data-align={column.align}
                    data-cuts={column.cutsAt && ''}
                    {...(stacks && { 'data-label': column.label, 'data-alone': isOnOwnLine(index, columns.length) })}
                  >
                    {column.optional && isEmpty(row[column.key]) ? '–' : row[column.key]}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{emptyText}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Frame>
  );
}

const isEmpty = (cell: ReactNode) => cell === undefined || cell === null || cell === '';

// Explicit, because a browser may drop the role of a table part that is laid out as a block.
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
};

const Root = styled('div')({
  containerType: 'inline-size',
  overflowX: 'auto',
  // A shadow stays at the end of the box; a cover in the background colour scrolls with the table and hides it at the
  // end.
  background: [
    `linear-gradient(to left, ${colour.surface} 50%, transparent) right / 48px 100% no-repeat local`,
    `linear-gradient(to left, color-mix(in srgb, ${colour.text} 12%, transparent), transparent) right / 24px 100% no-repeat`,
    colour.surface,
  ].join(', '),
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& table': { width: '100%', borderCollapse: 'collapse', lineHeight: 1.45 },
  '& caption': { padding: space(2), textAlign: 'start', fontWeight: fontWeight.semibold },
  '& th, & td': {
    padding: `${space(1.25)} ${space(2)}`,
    borderTop: `1px solid ${colour.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  // Narrower, a text cell would become a column of single words.
  '& td:not([data-align="end"])': { minWidth: '7rem' },
  '& thead th': {
    background: colour.tint,
    fontSize: fontSize.small,
    fontWeight: fontWeight.semibold,
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: fontWeight.medium },
  // A name may have lines below it.
  '& tbody th > p': { fontWeight: fontWeight.regular },
  // Not for all cells: the font also makes the hyphens in words as wide as figures.
  '& [data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  // The row's name stays visible while its cells scroll.
  '&[data-overflows] tr > :first-of-type:is(th)': {
    position: 'sticky',
    insetInlineStart: 0,
    maxWidth: '42vw',
    background: colour.surface,
    boxShadow: `inset -1px 0 0 ${colour.rule}`,
  },
  '&[data-overflows] thead > tr > :first-of-type': { background: colour.tint },
  '&[data-stacks]': {
    [NARROW_TABLE]: { ...stackedRows, '& :is(tr:not([data-head]), caption)': { paddingInline: space(2) } },
  },
  '@media print': {
    overflow: 'visible',
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { paddingBlock: space(0.5), lineHeight: 1.3 },
    '& thead': { display: 'table-header-group' },
  },
});

// Separate styles, like the next ones.
const DenseRoot = styled(Root)({
  '& :is(th, td):is(th, td)': { padding: `${space(0.75)} ${space(1.25)}`, fontSize: fontSize.small },
  '& thead th:is(th, [data-align])': { whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 1.25 },
  '& tbody th': { minWidth: '7rem', overflowWrap: 'anywhere' },
  '& tbody tr:hover > *': { background: colour.tint },
});

// Separate styles, like the next ones: columns have the widths of their sizes.
const SizedRoot = styled(Root)({
  '& table': { tableLayout: 'fixed' },
  '& :is(th, td):is(th, td)': { overflowWrap: 'break-word', whiteSpace: 'normal' },
});

const OneLineRoot = styled(DenseRoot)({
  '& :is(th, td):is(th, td)': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& tr > :is(th, td)[data-cuts]:is(th, td)': { width: '33%', maxWidth: 0 },
  '& thead th:is(th, [data-align])': { whiteSpace: 'nowrap' },
  '& tbody :is(th, td)': { verticalAlign: 'middle' },
  // Text would wrap by default.
  '& [data-size]': { maxWidth: 'none', textWrap: 'nowrap' },
  // The focus ring would be cut off.
  '& :is(a, button, input):focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  '@media (pointer: coarse)': { '& tbody :is(th, td):is(th, td)': { paddingBlock: space(1.5) } },
});

// Separate styles: few pages have them, and a page is sent only the styles of its parts.
const EqualRoot = styled(Root)({
  '&[data-equal] table': { tableLayout: 'fixed' },
  // Fixed columns take their width from the first line only.
  '&[data-equal] thead th': { width: '11.5rem', whiteSpace: 'normal', verticalAlign: 'bottom' },
  '&[data-equal] thead th:first-of-type': { width: '9.5rem' },
  '&[data-equal] :is(th, td)': { overflowWrap: 'break-word', hyphens: 'auto' },
  '& > .hint': { display: 'none' },
  '&[data-equal]': { [NARROW_TABLE]: labelsAbove },
  // Two values fit any screen, so the box need not scroll, and the heads can stay visible.
  '&[data-equal="2"]': { overflowX: 'visible', [NARROW_TABLE]: headsInSight },
});
