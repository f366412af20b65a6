import type { ReleaseRecord } from '@prospectus/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Link,
  Skeleton,
  Stack,
  StatusChip,
  Text,
  TextField,
} from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';
import { STATE_TONES } from './state-tones.ts';
import { useAction } from './use-action.ts';

/** All releases, and a new one. */
export function Releases() {
  const text = useText();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { running, run } = useAction();
  const [title, setTitle] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['releases'],
    queryFn: () => provider.api('GET /admin/releases', { query: { range: '[0,199]' } }),
  });
  const create = () =>
    run('create', async () => {
      const made = await provider.api('POST /admin/releases', { body: { title, items: [] } });
      void navigate(`/releases/${made.id}`);
    });
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('publishing.releases')}
        count={data?.length ?? null}
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
      />
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
            <Button type="submit" busy={running === 'create'} disabled={!title.trim()}>
              {text('publishing.makeRelease')}
            </Button>
          </Stack>
        </form>
      </Card>
      <Card>{content()}</Card>
    </Stack>
  );

  function content() {
    if (error)
      return (
        <ErrorState title={text('publishing.releasesFailed')} text={error.message} onRetry={() => void refetch()} />
      );
    if (!data)
      return (
        <Stack gap={2}>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      );
    if (data.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          icon="calendar"
          title={text('publishing.noReleases')}
          text={text('publishing.noReleasesText')}
        />
      );
    return (
      <Stack as="ul" gap={2}>
        {data.map((release) => (
          <li key={release.id}>
            <Row release={release} />
          </li>
        ))}
      </Stack>
    );
  }
}

function Row({ release }: { release: ReleaseRecord }) {
  const text = useText();
  const at = release.published_at ?? release.publish_at;
  return (
    <Stack direction="row" gap={1.5} align="center" justify="space-between">
      <Link href={`/releases/${release.id}`}>{release.title}</Link>
      <Stack direction="row" gap={1.5} align="center">
        <Text as="span" size="small" tone="muted">
          {text('publishing.records', { smart_count: release.items.length })}
          {at && (
            <>
              {' · '}
              <Timestamp at={at} />
            </>
          )}
        </Text>
        <StatusChip tone={STATE_TONES[release.state]} label={text(`publishing.states.${release.state}`)} />
      </Stack>
    </Stack>
  );
}
