import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius, size, space, weight } from '../../tokens/index.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps {
  caption: string;
  /** `hidden` keeps the caption for those who listen. */
  captionHidden?: boolean | undefined;
  columns: { key: string; label: string; align?: 'start' | 'end' | undefined }[];
  /** One object a row, by column key; the first column names the row. */
  rows: Record<string, ReactNode>[];
  /** Said when there are no rows. */
  empty?: string | undefined;
}

/** A plain table; on narrow screens it scrolls inside itself. */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  empty = 'Nothing to show yet.',
}: DataTableProps) {
  return (
    <Root role="region" aria-label={caption} tabIndex={0}>
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
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Root>
  );
}

const Root = styled('div')({
  overflowX: 'auto',
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', lineHeight: 1.45 },
  '& caption': { padding: space(2), textAlign: 'start', fontWeight: weight.semibold },
  '& th, & td': {
    padding: `${space(1.5)} ${space(2)}`,
    borderTop: `1px solid ${colour.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { background: colour.tint, fontSize: size.small, fontWeight: weight.semibold, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: weight.medium },
  '& [data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
});
