import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { DataTable, type DataTableProps } from '../components/content/DataTable/DataTable.tsx';
import { boundedWidth, type ColumnWidths, shownWidths } from './shown-widths.ts';
import { SizingContext } from './sizing-context.ts';
import { WidthHandle } from './WidthHandle.tsx';

type Column = DataTableProps['columns'][number];

/** Props of {@link ResizableTable}. */
export interface ResizableTableProps extends Pick<DataTableProps, 'caption' | 'captionHidden' | 'rows' | 'emptyText'> {
  /** As those of a table; one that is `fixed` has the width of its size: marks, a box that chooses. */
  columns: (Column & { fixed?: boolean })[];
  /** What a person made of columns, by their keys, in pixels at the usual size of text; the others share what is left. */
  widths: ColumnWidths;
  /** The widths after a change: at the end of a drag, at each press of a key. */
  onWidths: (widths: ColumnWidths) => void;
}

/**
 * A `DataTable` of one line a row whose columns are made wider and narrower at the end of their heads. What stands before
 * the column keeps its width, what stands after it shares the rest; where there is too little room, the table scrolls.
 */
export function ResizableTable({ columns, widths, onWidths, ...table }: ResizableTableProps) {
  return (
    <Sizing columns={columns} widths={widths} onWidths={onWidths}>
      <DataTable
        {...table}
        oneLine
        columns={columns.map(({ fixed = false, ...column }) =>
          fixed ? column : { ...column, head: <Head column={column} /> },
        )}
      />
    </Sizing>
  );
}

function Head({ column: { key, label, head } }: { column: Column }) {
  return (
    <>
      {head ?? label}
      <WidthHandle column={key} label={label} />
    </>
  );
}

type SizingProps = Pick<ResizableTableProps, 'columns' | 'widths' | 'onWidths'> & { children: ReactNode };

/** Knows the widths while one is dragged: its rows are not drawn again. */
function Sizing({ columns, widths, onWidths, children }: SizingProps) {
  const [dragged, setDragged] = useState<ColumnWidths>();
  const now = dragged ?? widths;
  /** With the columns before it as wide as they are, so that its own end alone moves. */
  const withWidth = (column: string, width: number, measured: ColumnWidths): ColumnWidths => {
    const at = columns.findIndex(({ key }) => key === column);
    const before = columns.slice(0, at).filter(({ fixed }) => !fixed);
    const kept = Object.fromEntries(before.map(({ key }) => [key, measured[key] ?? 0]));
    return { ...kept, ...widths, [column]: boundedWidth(width) };
  };
  const end = (next?: ColumnWidths) => {
    setDragged(undefined);
    if (next) onWidths(next);
  };
  return (
    <SizingContext
      value={{
        keys: columns.map(({ key }) => key),
        show: (...change) => setDragged(withWidth(...change)),
        cancel: () => end(),
        set: (...change) => end(withWidth(...change)),
        reset: (column) => end(Object.fromEntries(Object.entries(widths).filter(([key]) => key !== column))),
      }}
    >
      <Frame {...shownWidths(columns, now)} data-dragged={dragged !== undefined || undefined}>
        {children}
      </Frame>
    </SizingContext>
  );
}

/** More columns than a table has. */
const MOST = 24;

const Frame = styled('div')({
  // The least of a table's own frame would not let columns become narrower.
  '&[data-sized] table': { minWidth: 'var(--least-in-all)' },
  ...Object.fromEntries(
    Array.from({ length: MOST }, (_, at) => [
      `&[data-sized] col:nth-of-type(${at + 1})`,
      // A table says its shares beside each column.
      { width: `var(--column-${at + 1}) !important` },
    ]),
  ),
  '& thead th': { position: 'relative' },
  '&[data-dragged], &[data-dragged] *': { cursor: 'col-resize !important', userSelect: 'none' },
});
