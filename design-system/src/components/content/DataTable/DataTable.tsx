import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, radius, space } from '../../../tokens/index.ts';
import { useOverflow } from './use-overflow.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps {
  caption: string;
  /** `hidden` keeps the caption for those who listen. */
  captionHidden?: boolean | undefined;
  columns: { key: string; label: string; align?: 'start' | 'end' | undefined }[];
  /** One object a row, by column key; the first column names the row. */
  rows: Record<string, ReactNode>[];
  /** `equal` gives every column but the first the same width, and lets long heads wrap. */
  columnWidths?: 'content' | 'equal' | undefined;
  /** Said when there are no rows. */
  emptyText?: string | undefined;
}

/** A plain table; on narrow screens it scrolls inside itself, under its first column. */
export function DataTable(props: DataTableProps) {
  const texts = useTexts().dataTable;
  const { caption, captionHidden = false, columns, rows, columnWidths, emptyText = texts.empty } = props;
  const { ref, overflows } = useOverflow();
  return (
    <Root
      ref={ref}
      data-overflows={overflows || undefined}
      data-equal={columnWidths === 'equal' || undefined}
      // A stop for the keyboard only where there is something to scroll, as there may be before it is measured.
      {...(overflows !== false && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map((column, first) =>
                first === 0 ? (
                  <th key={column.key} scope="row">
                    {row[column.key]}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {row[column.key]}
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
    </Root>
  );
}

const Root = styled('div')({
  overflowX: 'auto',
  // A shadow stays at the end of the box; a cover of the ground's colour scrolls with the table and hides it at the end.
  background: [
    `linear-gradient(to left, ${colour.surface} 50%, transparent) right / 48px 100% no-repeat local`,
    `linear-gradient(to left, color-mix(in srgb, ${colour.text} 22%, transparent), transparent) right / 12px 100% no-repeat`,
    colour.surface,
  ].join(', '),
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', lineHeight: 1.45 },
  '& caption': { padding: space(2), textAlign: 'start', fontWeight: fontWeight.semibold },
  '& th, & td': {
    padding: `${space(1.5)} ${space(2)}`,
    borderTop: `1px solid ${colour.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  // Narrower, a cell of words would become a column of single words.
  '& td:not([data-align="end"])': { minWidth: '7rem' },
  '& thead th': {
    background: colour.tint,
    fontSize: fontSize.small,
    fontWeight: fontWeight.semibold,
    whiteSpace: 'nowrap',
  },
  '&[data-equal] table': { tableLayout: 'fixed' },
  // Fixed columns take their width from the first line alone.
  '&[data-equal] thead th': { width: '11.5rem', whiteSpace: 'normal', verticalAlign: 'bottom' },
  '&[data-equal] thead th:first-of-type': { width: '9.5rem' },
  '&[data-equal] :is(th, td)': { overflowWrap: 'break-word', hyphens: 'auto' },
  '& tbody th': { fontWeight: fontWeight.medium },
  '& [data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
  // What a row is about stays in sight while its cells go by.
  '&[data-overflows] tr > :first-of-type:is(th)': {
    position: 'sticky',
    insetInlineStart: 0,
    maxWidth: '42vw',
    background: colour.surface,
    boxShadow: `inset -1px 0 0 ${colour.rule}`,
  },
  '&[data-overflows] thead > tr > :first-of-type': { background: colour.tint },
  '@media print': {
    overflow: 'visible',
    '& tr': { breakInside: 'avoid' },
    '& thead': { display: 'table-header-group' },
  },
});
