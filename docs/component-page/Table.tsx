import { isValidElement, type ReactElement } from 'react';
import { Inline } from './Inline.tsx';

type Cell = string | number | ReactElement | undefined;

/** Props of {@link Table}. */
export interface TableProps {
  caption?: string;
  head: readonly string[];
  /** A text may have `code` and _emphasis_; a `td` is shown as it is. */
  rows: readonly (readonly Cell[])[];
}

/** A table whose first column names the rows. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{contentOf(name)}</th>
            {cells.map((cell, column) =>
              isValidElement(cell) && cell.type === 'td' ? cell : <td key={column}>{contentOf(cell)}</td>,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const contentOf = (cell: Cell) => (typeof cell === 'string' ? <Inline text={cell} /> : cell);
