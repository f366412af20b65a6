import type { QuarantineRecord } from '@prospectus/contract';
import { Button, Card, EmptyState, Link, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { useDesk } from './use-desk.ts';

const SHOWN = 100;

/** Submissions in quarantine: what they are and why; each becomes a lead or is deleted. */
export function QuarantineList({ q }: { q: string }) {
  const text = useText();
  const held = useGetList<QuarantineRecord>('leads/quarantine', {
    filter: { released_at: null, ...(q.trim() && { q: q.trim() }) },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const isSearched = q.trim() !== '';
  return (
    <Loaded query={held} title={text('desk.failed')} waiting={<ListSkeleton />}>
      {(data) =>
        data.length === 0 ? (
          <EmptyState
            headingLevel={2}
            icon={isSearched ? 'search' : 'check'}
            title={text(isSearched ? 'desk.none' : 'desk.quarantine.none')}
            text={text(isSearched ? 'desk.noneText' : 'desk.quarantine.noneText')}
            action={
              <Button variant="secondary" href={isSearched ? '/leads?view=quarantine' : '/leads'}>
                {text(isSearched ? 'desk.empty.clear' : 'desk.empty.toAll')}
              </Button>
            }
          />
        ) : (
          <Stack as="ul" gap={1.5}>
            {data.map((one) => (
              <Card as="li" key={one.id}>
                <Held held={one} onChanged={() => void held.refetch()} />
              </Card>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function Held({ held, onChanged }: { held: QuarantineRecord; onChanged: () => void }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const desk = useDesk();
  const [deleting, setDeleting] = useState(false);
  const [lead, setLead] = useState<string>();
  const name = held.name || text('desk.unnamed');
  const release = async () => {
    const call = async () =>
      setLead(
        (await provider.api('POST /admin/leads/quarantine/:id/release', { params: { id: held.id } })).lead_id ??
          undefined,
      );
    await desk.attempt(call, text('desk.quarantine.released'));
  };
  const remove = async () => {
    const call = () => provider.delete('leads/quarantine', { id: held.id, previousData: { ...held, version: 1 } });
    await desk.attempt(call, text('desk.quarantine.deleted'));
    setDeleting(false);
    onChanged();
  };
  return (
    <Stack gap={1}>
      <Text as="div">
        <strong>{name}</strong> · {held.area_of_interest}
      </Text>
      <Muted>
        {held.mobile} · {held.email} · <Timestamp at={held.created_at} />
      </Muted>
      <Text as="div">{held.reasons.map((reason) => text(`desk.quarantine.reasons.${reason}`)).join(' · ')}</Text>
      {lead ? (
        <Link href={`/leads/${lead}`}>{text('desk.similar.open')}</Link>
      ) : (
        <Stack direction="row" gap={1}>
          <Button size="small" busy={desk.isBusy} onClick={() => void release()}>
            {text('desk.quarantine.release')}
          </Button>
          <Button size="small" variant="secondary" disabled={desk.isBusy} onClick={() => setDeleting(true)}>
            {text('desk.quarantine.delete')}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={deleting}
        tone="danger"
        title={text('desk.quarantine.deleteTitle', { name })}
        confirmLabel={text('desk.quarantine.delete')}
        busy={desk.isBusy}
        onCancel={() => setDeleting(false)}
        onConfirm={() => void remove()}
      >
        {text('desk.quarantine.deleteText')}
      </ConfirmDialog>
    </Stack>
  );
}
