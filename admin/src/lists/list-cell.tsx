import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import { Timestamp } from '../layout/Timestamp.tsx';
import type { ListColumn } from './list-types.ts';

/** What a column shows of a row. */
export function cellOf<Row extends RaRecord>(
  { name, cell, isTime }: Pick<ListColumn<Row>, 'name' | 'cell' | 'isTime'>,
  row: Row,
): ReactNode {
  if (cell) return cell(row);
  const value: unknown = row[name];
  return isTime ? <Timestamp at={value} /> : (value as ReactNode);
}
