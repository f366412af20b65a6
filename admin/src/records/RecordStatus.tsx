import type { RECORD_STATUS } from '@prospectus/contract';
import { Stack, StatusChip, type StatusTone, Text } from '@prospectus/design-system';
import type { RaRecord } from 'react-admin';

import { useLanguage } from '../texts/language-context.ts';
import { indianTime } from '../layout/india-time.ts';

type Status = (typeof RECORD_STATUS)[number];

const TONES: Record<Status, StatusTone> = { draft: 'warning', published: 'success', changed: 'info' };
const isStatus = (status: unknown): status is Status => typeof status === 'string' && Object.hasOwn(TONES, status);

/** The status of a record: published, draft, or published with a newer draft; and when it goes live or off the site. */
export function RecordStatus({ record }: { record: RaRecord }) {
  const { text, locale } = useLanguage();
  const status: unknown = record['status'];
  if (!isStatus(status)) return null;
  const chip = <StatusChip tone={TONES[status]} label={text(`lists.status.${status}`)} />;
  const planned = (['publish_at', 'unpublish_at'] as const).flatMap((name) => {
    const at: unknown = record[name];
    return typeof at === 'string' ? [{ name, at }] : [];
  });
  if (planned.length === 0) return chip;
  return (
    <Stack direction="row" gap={0.5} align="baseline">
      {chip}
      {planned.map(({ name, at }) => (
        <Text key={name} as="span" size="small" tone="muted">
          <time dateTime={at}>{text(`lists.planned.${name}`, { time: indianTime(at, locale) })}</time>
        </Text>
      ))}
    </Stack>
  );
}
