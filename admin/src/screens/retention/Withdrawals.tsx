import type { WithdrawalRecord } from '@prospectus/contract/retention';
import { Button, Callout, Stack, StatusChip, TextArea } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useAddress } from '../../layout/use-address.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

/** People who have withdrawn, the oldest first: the tasks that are left, until when, and what was done by whom. */
export function Withdrawals() {
  const text = useText();
  const done = useAddress().get('show') === 'done';
  // Late by the browser's clock: it only marks the row.
  const [now] = useState(() => Date.now());
  const [opened, setOpened] = useState<WithdrawalRecord>();
  return (
    <ListScreen<WithdrawalRecord>
      key={String(done)}
      isPart
      headingLevel={2}
      subject="retention/withdrawals"
      sort={{ field: 'at', order: done ? 'DESC' : 'ASC' }}
      fixedFilter={{ done }}
      title={text('retention.parts.withdrawals')}
      failed={text('retention.failed')}
      above={
        <nav aria-label={text('retention.withdrawals.show')}>
          <Stack direction="row" gap={0.75}>
            {[false, true].map((shows) => (
              <Button
                key={String(shows)}
                size="small"
                variant={shows === done ? 'primary' : 'quiet'}
                href={`/retention/withdrawals${shows ? '?show=done' : ''}`}
                aria-current={shows === done ? 'true' : undefined}
              >
                {text(shows ? 'retention.withdrawals.done' : 'retention.withdrawals.open')}
              </Button>
            ))}
          </Stack>
        </nav>
      }
      empty={{
        icon: 'check',
        title: text(done ? 'retention.withdrawals.noneDone' : 'retention.withdrawals.none'),
        text: text(done ? 'retention.withdrawals.noneDoneText' : 'retention.withdrawals.noneText'),
      }}
      columns={[
        {
          name: 'name',
          label: text('retention.withdrawals.person'),
          href: ({ lead }) => `/leads/${lead}`,
          note: ({ mobile }) => mobile,
        },
        { name: 'at', label: text('retention.withdrawals.at'), isTime: true },
        done
          ? {
              name: 'done_at',
              label: text('retention.withdrawals.done'),
              isTime: true,
              note: ({ done_by_name: name }) => name && text('retention.withdrawals.by', { name }),
            }
          : {
              name: 'due_at',
              label: text('retention.withdrawals.due'),
              cell: ({ due_at }) => (
                <Stack gap={0.5} align="start">
                  <Timestamp at={due_at} />
                  {Date.parse(due_at) < now && (
                    <StatusChip tone="danger" label={text('retention.withdrawals.overdue')} />
                  )}
                </Stack>
              ),
            },
        done
          ? { name: 'note', label: text('retention.withdrawals.note'), cell: ({ note }) => note || '—' }
          : { name: 'tasks', label: text('retention.withdrawals.tasks'), cell: (item) => <Tasks item={item} /> },
        {
          name: 'action',
          label: text('retention.withdrawals.action'),
          align: 'right',
          cell: (item) => (
            <Button
              size="small"
              variant="secondary"
              aria-label={`${text('retention.withdrawals.write')}: ${item.name}`}
              onClick={() => setOpened(item)}
            >
              {text('retention.withdrawals.write')}
            </Button>
          ),
        },
      ]}
    >
      {opened && <WithdrawalDialog item={opened} onClose={() => setOpened(undefined)} />}
    </ListScreen>
  );
}

function Tasks({ item: { tasks, leads_id } }: { item: WithdrawalRecord }) {
  const text = useText();
  if (tasks.length === 0) return text('retention.withdrawals.nothing');
  return (
    <Stack as="ul" gap={0.5}>
      {tasks.map((task) => (
        <li key={task}>
          {task === 'erp'
            ? text('retention.withdrawals.task.erp', { id: leads_id ?? '' })
            : text(`retention.withdrawals.task.${task}`)}
        </li>
      ))}
    </Stack>
  );
}

/** Notes what was done for a person who has withdrawn, and whether that is all. */
function WithdrawalDialog({ item, onClose }: { item: WithdrawalRecord; onClose: () => void }) {
  const text = useText();
  const { call, busy, failure } = useCall({ inPlace: true });
  const [note, setNote] = useState(item.note);
  const save = async (done: boolean) => {
    const input = { params: { id: item.id }, body: { done, note: note.trim(), version: item.version } };
    const options = { done: text('retention.withdrawals.saved') };
    if (await call('PUT /admin/retention/withdrawals/:id', input, options)) onClose();
  };
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={item.name}
      actions={
        <>
          <Button variant="secondary" busy={busy} onClick={() => void save(item.done)}>
            {text('retention.withdrawals.keep')}
          </Button>
          <Button busy={busy} onClick={() => void save(!item.done)}>
            {text(item.done ? 'retention.withdrawals.reopen' : 'retention.withdrawals.finish')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {failure && (
          <Callout tone="danger" role="alert">
            {failure.message}
          </Callout>
        )}
        <TextArea
          label={text('retention.withdrawals.note')}
          value={note}
          rows={3}
          maxLength={1_000}
          data-autofocus=""
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ModalDialog>
  );
}
