import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

import { NameWithPicture } from '../../media/NameWithPicture.tsx';
import type { ConsoleResource } from '../console-resource.ts';
import { pictureOf } from '../list-columns.ts';

/** What a record is called in a list, beside its picture; without one where no record of the page has a picture. */
export function RecordName({
  resource,
  record,
  children,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  children: ReactNode;
}) {
  const { data } = useListContext<RaRecord>();
  const picture = pictureOf(resource.declaration);
  const isShown = data?.some((one) => picture?.of(one));
  return picture && isShown ? <NameWithPicture value={picture.of(record)}>{children}</NameWithPicture> : children;
}
