import type { QuarantineRecord } from '@prospectus/contract';
import { Button, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Muted } from '../../layout/Muted.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { leadName } from './lead-parts.tsx';
import { LeadViews } from './LeadViews.tsx';

/** Submissions that look like spam, and why; each becomes a lead or is deleted. */
export function Quarantine() {
  const text = useText();
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const [deleting, setDeleting] = useState<QuarantineRecord>();
  const release = ({ id }: QuarantineRecord) =>
    void call(
      'POST /admin/leads/quarantine/:id/release',
      { params: { id } },
      {
        done: ({ lead_id }) => ({
          title: text('desk.quarantine.released'),
          closesAfter: undefined,
          action: { label: text('desk.similar.open'), onClick: () => void navigate(`/leads/${lead_id}`) },
        }),
      },
    );
  const remove = async ({ id }: QuarantineRecord) => {
    await call('DELETE /admin/leads/quarantine/:id', { params: { id } }, { done: text('desk.quarantine.deleted') });
    setDeleting(undefined);
  };
  return (
    <ListScreen<QuarantineRecord>
      subject="leads/quarantine"
      sort={{ field: 'created_at', order: 'DESC' }}
      fixedFilter={{ released_at: null }}
      title={text('desk.views.quarantine')}
      above={<LeadViews view="quarantine" />}
      filters={[{ kind: 'search', name: 'q', label: text('desk.search') }]}
      failed={text('desk.failed')}
      empty={{
        icon: 'check',
        title: text('desk.quarantine.none'),
        text: text('desk.quarantine.noneText'),
        action: (
          <Button variant="secondary" href="/leads">
            {text('desk.empty.toAll')}
          </Button>
        ),
      }}
      noMatch={{ title: text('desk.none'), text: text('desk.noneText') }}
      columns={[
        {
          name: 'name',
          label: text('desk.name'),
          cell: (submission) => (
            <>
              {leadName(submission, text)}
              <Muted>
                {submission.mobile} · {submission.email}
              </Muted>
              <Text as="div" size="small">
                {submission.reasons.map((reason) => text(`desk.quarantine.reasons.${reason}`)).join(' · ')}
              </Text>
            </>
          ),
        },
        { name: 'area_of_interest', label: text('desk.interest') },
        { name: 'created_at', label: text('desk.enquired'), isTime: true },
        {
          name: 'actions',
          label: text('publishing.whatToDo'),
          isPlain: true,
          cell: (submission) => (
            <Stack direction="row" gap={1}>
              <Button size="small" disabled={busy} onClick={() => release(submission)}>
                {text('desk.quarantine.release')}
              </Button>
              <Button size="small" variant="secondary" disabled={busy} onClick={() => setDeleting(submission)}>
                {text('desk.quarantine.delete')}
              </Button>
            </Stack>
          ),
        },
      ]}
    >
      {deleting && (
        <ConfirmDialog
          open
          tone="danger"
          title={text('desk.quarantine.deleteTitle', { name: leadName(deleting, text) })}
          confirmLabel={text('desk.quarantine.delete')}
          busy={busy}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => void remove(deleting)}
        >
          {text('desk.quarantine.deleteText')}
        </ConfirmDialog>
      )}
    </ListScreen>
  );
}
