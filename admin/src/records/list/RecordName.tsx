import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import { NameWithPicture } from '../../media/NameWithPicture.tsx';
import type { ConsoleResource } from '../console-resource.ts';
import { pictureOf } from '../list-columns.ts';

/** What a record is called in a list, beside its picture where such records have one. */
export function RecordName({
  resource,
  record,
  children,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  children: ReactNode;
}) {
  const picture = pictureOf(resource.declaration);
  return picture ? <NameWithPicture value={picture.of(record)}>{children}</NameWithPicture> : children;
}
