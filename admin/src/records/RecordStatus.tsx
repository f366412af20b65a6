import type { RECORD_STATUS } from '@prospectus/contract';
import { StatusChip, type StatusTone } from '@prospectus/design-system';
import type { RaRecord } from 'react-admin';

type Status = (typeof RECORD_STATUS)[number];

const CHIPS: Record<Status, { tone: StatusTone; label: string }> = {
  draft: { tone: 'warning', label: 'Draft' },
  published: { tone: 'success', label: 'Published' },
  changed: { tone: 'info', label: 'Unpublished changes' },
};

/** The status of a record: published, draft, or published with a newer draft. */
export function RecordStatus({ record }: { record: RaRecord }) {
  const status = record['status'] as unknown;
  if (typeof status !== 'string' || !Object.hasOwn(CHIPS, status)) return null;
  return <StatusChip {...CHIPS[status as Status]} />;
}
