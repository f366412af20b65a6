import type { RECORD_STATUS } from '@prospectus/contract';
import { StatusChip, type StatusTone } from '@prospectus/design-system';
import type { RaRecord } from 'react-admin';

import { useText } from '../texts/language-context.ts';

type Status = (typeof RECORD_STATUS)[number];

const TONES: Record<Status, StatusTone> = { draft: 'warning', published: 'success', changed: 'info' };
const isStatus = (status: unknown): status is Status => typeof status === 'string' && Object.hasOwn(TONES, status);

/** The status of a record: published, draft, or published with a newer draft. */
export function RecordStatus({ record }: { record: RaRecord }) {
  const text = useText();
  const status: unknown = record['status'];
  return isStatus(status) ? <StatusChip tone={TONES[status]} label={text(`lists.status.${status}`)} /> : null;
}
