import { RETENTION_RULE_NAMES, type RetentionRun } from '@prospectus/contract/retention';
import { DataTable, EmptyState, Grid, Select, Stack } from '@prospectus/design-system';
import { PageLinks } from '@prospectus/design-system/console';
import { useGetList } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { useAddress } from '../../layout/use-address.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useLanguage } from '../../texts/language-context.ts';
import { LoadFailed } from './LoadFailed.tsx';

const PER_PAGE = 50;
const SECOND_MS = 1_000;

/** What rules have erased, when and how long it took; it says nothing of whom. */
export function RunLog() {
  const { text, locale } = useLanguage();
  const { get, change, page, href } = useAddress();
  const rule = RETENTION_RULE_NAMES.find((name) => name === get('rule'));
  const { data, total, error, refetch } = useGetList<RetentionRun>(
    'retention/runs',
    {
      filter: rule ? { rule } : {},
      sort: { field: 'started_at', order: 'DESC' },
      pagination: { page, perPage: PER_PAGE },
    },
    { retry: false, networkMode: 'always' },
  );
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const failure = failureInstead(error, data);
  if (failure) return <LoadFailed error={failure} onRetry={() => void refetch()} />;
  return (
    <Stack gap={3}>
      <Grid min={160} gap={2}>
        <Select
          label={text('retention.log.rule')}
          placeholder={text('retention.log.all')}
          value={rule ?? ''}
          options={RETENTION_RULE_NAMES.map((value) => ({ value, label: text(`retention.rules.names.${value}`) }))}
          onChange={(event) => change({ rule: event.target.value, page: undefined })}
        />
      </Grid>
      {content()}
      <PageLinks
        page={page}
        pages={Math.ceil((total ?? 0) / PER_PAGE)}
        href={(to) => href('/retention/log', { page: String(to) })}
      />
    </Stack>
  );

  function content() {
    if (!data) return <ListSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          icon="history"
          title={text('retention.log.none')}
          text={text('retention.log.noneText')}
        />
      );
    return (
      <DataTable
        caption={text('retention.parts.log')}
        captionHidden
        columns={[
          { key: 'rule', label: text('retention.log.rule') },
          { key: 'started', label: text('retention.log.started') },
          { key: 'took', label: text('retention.log.duration'), align: 'end' },
          { key: 'days', label: text('retention.log.period') },
          { key: 'erased', label: text('retention.log.erased'), align: 'end' },
          { key: 'kept', label: text('retention.log.kept'), align: 'end' },
          { key: 'failed', label: text('retention.log.failed'), align: 'end' },
          { key: 'by', label: text('retention.log.by') },
        ]}
        rows={data.map((run) => ({
          rule: text(`retention.rules.names.${run.rule}`),
          started: <Timestamp at={run.started_at} />,
          took: run.finished_at
            ? text('retention.log.seconds', { seconds: number.format(tookOf(run.started_at, run.finished_at)) })
            : text('retention.log.running'),
          days: text('retention.rules.days', { smart_count: run.days }),
          erased: [number.format(run.erased), ...(run.more ? [text('retention.log.more')] : [])].join(' · '),
          kept: number.format(run.kept),
          failed: number.format(run.failed),
          by: run.by_name ?? text('retention.log.daily'),
        }))}
      />
    );
  }
}

const tookOf = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from)) / SECOND_MS;
