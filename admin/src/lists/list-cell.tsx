import { Link } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import { Muted } from '../layout/Muted.tsx';
import { Timestamp } from '../layout/Timestamp.tsx';
import type { ListColumn } from './list-types.ts';

type Cell<Row extends RaRecord> = Pick<ListColumn<Row>, 'name' | 'cell' | 'isTime' | 'href' | 'note'>;

/** What a column shows of a row. */
export function cellOf<Row extends RaRecord>({ name, cell, isTime, href, note }: Cell<Row>, row: Row): ReactNode {
  const value: unknown = row[name];
  const content = cell ? cell(row) : isTime ? <Timestamp at={value} /> : (value as ReactNode);
  const below = note?.(row);
  if (!href && !below) return content;
  return (
    <>
      {href ? <Link href={href(row)}>{content}</Link> : content}
      {below && <Muted>{below}</Muted>}
    </>
  );
}
