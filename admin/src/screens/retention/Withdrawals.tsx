import type { WithdrawalRecord } from '@prospectus/contract/retention';
import { Button, DataTable, EmptyState, Link, Stack, StatusChip, Text } from '@prospectus/design-system';
import { PageLinks } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useGetList } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { useAddress } from '../../layout/use-address.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

const PER_PAGE = 50;

/** People who have withdrawn, the oldest first: what is still to do, until when, and what was done by whom. */
export function Withdrawals() {
  const text = useText();
  const { get, page, href } = useAddress();
  const done = get('show') === 'done';
  const [opened, setOpened] = useState<string>();
  const { data, total, error, refetch } = useGetList<WithdrawalRecord>(
    'retention/withdrawals',
    { filter: { done }, sort: { field: 'at', order: done ? 'DESC' : 'ASC' }, pagination: { page, perPage: PER_PAGE } },
    { retry: false, networkMode: 'always' },
  );
  const item = data?.find(({ id }) => id === opened);
  const failure = failureInstead(error, data);
  if (failure) return <LoadFailed error={failure} onRetry={() => void refetch()} />;
  return (
    <Stack gap={3}>
      <nav aria-label={text('retention.withdrawals.show')}>
        <Stack direction="row" gap={0.75}>
          {[false, true].map((one) => (
            <Button
              key={String(one)}
              size="small"
              variant={one === done ? 'primary' : 'quiet'}
              href={`/retention/withdrawals${one ? '?show=done' : ''}`}
              aria-current={one === done ? 'true' : undefined}
            >
              {text(one ? 'retention.withdrawals.done' : 'retention.withdrawals.open')}
            </Button>
          ))}
        </Stack>
      </nav>
      {content()}
      <PageLinks
        page={page}
        pages={Math.ceil((total ?? 0) / PER_PAGE)}
        href={(to) => href('/retention/withdrawals', { page: String(to) })}
      />
      {item && <WithdrawalDialog key={item.version} item={item} onClose={() => setOpened(undefined)} />}
    </Stack>
  );

  function content() {
    if (!data) return <ListSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          icon="check"
          title={text(done ? 'retention.withdrawals.noneDone' : 'retention.withdrawals.none')}
          text={text(done ? 'retention.withdrawals.noneDoneText' : 'retention.withdrawals.noneText')}
        />
      );
    return (
      <DataTable
        caption={text('retention.parts.withdrawals')}
        captionHidden
        columns={[
          { key: 'person', label: text('retention.withdrawals.person') },
          { key: 'at', label: text('retention.withdrawals.at') },
          { key: 'due', label: text(done ? 'retention.withdrawals.done' : 'retention.withdrawals.due') },
          { key: 'tasks', label: text(done ? 'retention.withdrawals.note' : 'retention.withdrawals.tasks') },
          { key: 'action', label: text('retention.withdrawals.action'), align: 'end' },
        ]}
        rows={data.map((one) => ({
          person: (
            <>
              <Link href={`/leads/${one.lead}`}>{one.name}</Link>
              <Text as="div" size="small" tone="muted">
                {one.mobile}
              </Text>
            </>
          ),
          at: <Timestamp at={one.at} />,
          due: one.done ? <Finished item={one} /> : <Due item={one} />,
          tasks: one.done ? one.note || '—' : <Tasks item={one} />,
          action: (
            <Button
              size="small"
              variant="secondary"
              aria-label={`${text('retention.withdrawals.write')}: ${one.name}`}
              onClick={() => setOpened(one.id)}
            >
              {text('retention.withdrawals.write')}
            </Button>
          ),
        }))}
      />
    );
  }
}

function Due({ item }: { item: WithdrawalRecord }) {
  const text = useText();
  // Late by the browser's clock: it only marks the row.
  const [now] = useState(() => Date.now());
  return (
    <Stack gap={0.5} align="start">
      <Timestamp at={item.due_at} />
      {Date.parse(item.due_at) < now && <StatusChip tone="danger" label={text('retention.withdrawals.overdue')} />}
    </Stack>
  );
}

function Finished({ item }: { item: WithdrawalRecord }) {
  const text = useText();
  return (
    <>
      <Timestamp at={item.done_at} />
      {item.done_by_name && (
        <Text as="div" size="small" tone="muted">
          {text('retention.withdrawals.by', { name: item.done_by_name })}
        </Text>
      )}
    </>
  );
}

function Tasks({ item }: { item: WithdrawalRecord }) {
  const text = useText();
  if (item.tasks.length === 0) return text('retention.withdrawals.nothing');
  return (
    <Stack as="ul" gap={0.5}>
      {item.tasks.map((task) => (
        <li key={task}>
          {task === 'erp'
            ? text('retention.withdrawals.task.erp', { id: item.leads_id ?? '' })
            : text(`retention.withdrawals.task.${task}`)}
        </li>
      ))}
    </Stack>
  );
}
