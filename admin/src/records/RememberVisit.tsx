import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';

import type { ConsoleResource } from './console-resource.ts';
import { useRecordTitle } from './record-title.ts';
import { useRecent } from './visited.ts';

/** Remembers that a record was opened, for the finder. Shows nothing. */
export function RememberVisit({ resource, record }: { resource: ConsoleResource; record: RaRecord }) {
  const { declaration } = resource;
  const recordTitle = useRecordTitle();
  const [recent, remember] = useRecent();
  const visit = {
    resource: declaration.name,
    id: String(record.id),
    title: recordTitle(declaration, record),
    context: [],
  };
  const isKnown = recent[0]?.id === visit.id && recent[0].title === visit.title;
  useEffect(() => {
    if (!isKnown) remember(visit);
  });
  return null;
}
