import { DataTable, Link, Stack, StatusChip, Text } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useRules } from './use-rules.ts';

/** Every rule by which data is erased: whether it is on, after how long, and what it did last. */
export function RuleList() {
  const text = useText();
  const { data, error, refetch } = useRules();
  const failure = failureInstead(error, data);
  if (failure) return <LoadFailed error={failure} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <Stack gap={2}>
      <DataTable
        caption={text('retention.parts.rules')}
        captionHidden
        columns={[
          { key: 'rule', label: text('retention.rules.rule') },
          { key: 'state', label: text('retention.rules.state') },
          { key: 'period', label: text('retention.rules.period') },
          { key: 'last', label: text('retention.rules.lastRun') },
        ]}
        rows={data.map(({ name, on, days, last_run }) => ({
          rule: <Link href={`/retention/rules/${name}`}>{text(`retention.rules.names.${name}`)}</Link>,
          state: (
            <StatusChip
              tone={on ? 'success' : 'neutral'}
              label={text(on ? 'retention.rules.on' : 'retention.rules.off')}
            />
          ),
          period: text('retention.rules.days', { smart_count: days }),
          last: last_run ? (
            <>
              <Timestamp at={last_run.started_at} />
              <Text as="div" size="small" tone="muted">
                {text('retention.rules.erased', { smart_count: last_run.erased })}
              </Text>
            </>
          ) : (
            text('retention.rules.never')
          ),
        }))}
      />
      <Text size="small" tone="muted">
        {text('retention.rules.daily')}
      </Text>
    </Stack>
  );
}
