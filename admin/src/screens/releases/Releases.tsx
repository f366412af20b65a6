import type { ReleaseRecord } from '@prospectus/contract';
import { Button, Card, Stack, TextField } from '@prospectus/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { ReleaseState } from './ReleaseState.tsx';

/** All releases, and a new one. */
export function Releases() {
  const text = useText();
  return (
    <ListScreen<ReleaseRecord>
      subject="releases"
      sort={{ field: 'created_at', order: 'DESC' }}
      title={text('publishing.releases')}
      subtitle={text('publishing.releasesText')}
      actions={
        <>
          <Button variant="secondary" size="small" href="/releases/rollover" startIcon="calendar">
            {text('publishing.rollover')}
          </Button>
          <Button variant="secondary" size="small" href="/releases/replace" startIcon="search">
            {text('publishing.replace')}
          </Button>
        </>
      }
      above={<NewRelease />}
      failed={text('publishing.releasesFailed')}
      empty={{ icon: 'calendar', title: text('publishing.noReleases'), text: text('publishing.noReleasesText') }}
      columns={[
        {
          name: 'title',
          label: text('publishing.release'),
          href: ({ id }) => `/releases/${id}`,
        },
        {
          name: 'items',
          label: text('publishing.contents'),
          cell: ({ items }) => text('publishing.records', { smart_count: items.length }),
        },
        {
          name: 'at',
          label: text('lists.dashboard.goesLive'),
          cell: ({ published_at, publish_at }) => <Timestamp at={published_at ?? publish_at} />,
        },
        { name: 'state', label: text('lists.columns.status'), cell: ({ state }) => <ReleaseState state={state} /> },
      ]}
    />
  );
}

function NewRelease() {
  const text = useText();
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const [title, setTitle] = useState('');
  const create = async () => {
    const made = await call('POST /admin/releases', { body: { title, items: [] } });
    if (made) void navigate(`/releases/${made.answer.id}`);
  };
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim()) void create();
        }}
      >
        <Stack direction="row" gap={2} align="end">
          <TextField
            label={text('publishing.newRelease')}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            maxLength={160}
          />
          <Button type="submit" busy={busy} disabled={!title.trim()}>
            {text('publishing.makeRelease')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
