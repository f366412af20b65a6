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
  /** As in `DataTable`; a `fixed` column cannot be resized, such as one with checkboxes. */
  columns: (Column & { fixed?: boolean })[];
  /** Widths that a person set, by column key, in px at the default text size; the other columns share the rest. */
  widths: ColumnWidths;
  /** Called with the new widths after a drag or a key. */
  onWidths: (widths: ColumnWidths) => void;
}

/**
 * A `DataTable` with one line per row whose columns can be resized at the end of their heads. Columns before the
 * resized one keep their widths, the others share the rest; where there is too little room, the table scrolls.
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

/** Has the widths during a drag, so that the rows do not render again. */
function Sizing({ columns, widths, onWidths, children }: SizingProps) {
  const [dragged, setDragged] = useState<ColumnWidths>();
  const now = dragged ?? widths;
  /** Fixes the columns before it, so that only its own end moves. */
  const withWidth = (column: string, width: number, measured: ColumnWidths): ColumnWidths => {
    const at = columns.findIndex(({ key }) => key === column);
    const before = columns.slice(0, at).filter(({ fixed }) => !fixed);
    const fixed = Object.fromEntries(before.map(({ key }) => [key, measured[key] ?? 0]));
    return { ...fixed, ...widths, [column]: boundedWidth(width) };
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

/** At least as many columns as any table has. */
const MAX_COLUMNS = 24;

const Frame = styled('div')({
  // The minimum width of DataTable would not let columns become narrower.
  '&[data-sized] table': { minWidth: 'var(--least-in-all)' },
  ...Object.fromEntries(
    Array.from({ length: MAX_COLUMNS }, (_, at) => [
      `&[data-sized] col:nth-of-type(${at + 1})`,
      // DataTable sets inline widths.
      { width: `var(--column-${at + 1}) !important` },
    ]),
  ),
  '& thead th': { position: 'relative' },
  '&[data-dragged], &[data-dragged] *': { cursor: 'col-resize !important', userSelect: 'none' },
});
