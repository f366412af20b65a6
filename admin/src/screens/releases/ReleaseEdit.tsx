import { type Resource, resources } from '@prospectus/contract';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  Link,
  Skeleton,
  Stack,
  StatusChip,
  Text,
  TextField,
} from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate, useParams } from 'react-router';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { fromIndianInput, indianTime } from '../../layout/india-time.ts';
import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useLanguage } from '../../texts/language-context.ts';
import { STATE_TONES } from './state-tones.ts';
import { useAction } from './use-action.ts';

/** One release: what is in it, when it goes live, and the way back. */
export function ReleaseEdit() {
  const { id = '' } = useParams();
  const { text, locale } = useLanguage();
  const contractText = useContractText();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { running, run } = useAction();
  const [at, setAt] = useState('');
  const [confirming, setConfirming] = useState<'undo' | 'delete'>();
  const {
    data: release,
    error,
    refetch,
  } = useQuery({
    queryKey: ['releases', id],
    queryFn: () => provider.api('GET /admin/releases/:id', { params: { id } }),
  });
  const act = (name: string, work: () => Promise<unknown>, done?: string) =>
    run(
      name,
      async () => {
        await work();
        await refetch();
      },
      done,
    );
  const back = { label: text('publishing.releases'), href: '/releases' };
  if (error && !release)
    return (
      <ErrorState
        headingLevel={1}
        title={text('publishing.releasesFailed')}
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!release) return <Skeleton height={240} />;
  const { version, items, state, publish_at } = release;
  const isLive = state === 'published';
  const change = (fields: object) =>
    provider.api('PUT /admin/releases/:id', { params: { id }, body: { ...fields, version } });
  const preview = () =>
    run('preview', async () => {
      const link = await provider.api('POST /admin/preview', { body: { path: '/', release: id } });
      window.open(link.url, '_blank', 'noreferrer');
    });
  return (
    <Stack gap={3}>
      <PageHeader
        title={release.title}
        back={back}
        state={<StatusChip tone={STATE_TONES[state]} label={text(`publishing.states.${state}`)} />}
        subtitle={
          release.published_at && (
            <>
              {text('publishing.publishedAt')} <Timestamp at={release.published_at} />
            </>
          )
        }
        actions={
          <>
            {!isLive && (
              <Button
                variant="quiet"
                size="small"
                startIcon="laptop"
                busy={running === 'preview'}
                onClick={() => void preview()}
              >
                {text('publishing.preview')}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => setConfirming('delete')}>
              {text('publishing.deleteRelease')}
            </Button>
            {isLive ? (
              <Button variant="danger" size="small" busy={running === 'undo'} onClick={() => setConfirming('undo')}>
                {text('publishing.undoRelease')}
              </Button>
            ) : (
              <Button
                size="small"
                busy={running === 'publish'}
                disabled={items.length === 0}
                onClick={() =>
                  void act(
                    'publish',
                    () => provider.api('POST /admin/releases/:id/publish', { params: { id }, body: { version } }),
                    text('publishing.releasePublished'),
                  )
                }
              >
                {text('publishing.publishRelease')}
              </Button>
            )}
          </>
        }
      />
      {release.note && <Callout tone="warning">{release.note}</Callout>}
      {!isLive && (
        <Card>
          <Stack direction="row" gap={2} align="end">
            {publish_at ? (
              <>
                <Text>
                  {text('publishing.scheduledFor')} {indianTime(publish_at, locale)}
                </Text>
                <Button
                  variant="quiet"
                  size="small"
                  busy={running === 'schedule'}
                  onClick={() => void act('schedule', () => change({ publish_at: null }))}
                >
                  {text('publishing.unschedule')}
                </Button>
              </>
            ) : (
              <>
                <TextField
                  label={text('publishing.publishAt')}
                  type="datetime-local"
                  help={text('editing.schedule.text')}
                  value={at}
                  onChange={(event) => setAt(event.target.value)}
                />
                <Button
                  variant="secondary"
                  disabled={!at}
                  busy={running === 'schedule'}
                  onClick={() =>
                    void act(
                      'schedule',
                      () => change({ publish_at: fromIndianInput(at) }),
                      text('publishing.scheduled'),
                    )
                  }
                >
                  {text('publishing.schedule')}
                </Button>
              </>
            )}
          </Stack>
        </Card>
      )}
      <Card>
        {items.length === 0 ? (
          <EmptyState
            headingLevel={2}
            icon="document"
            title={text('publishing.emptyRelease')}
            text={text('publishing.emptyReleaseText')}
          />
        ) : (
          <Stack as="ul" gap={1.5}>
            {items.map((item) => (
              <li key={item.id}>
                <Stack direction="row" gap={1.5} align="center" justify="space-between">
                  <Stack gap={0}>
                    <Link href={`/${item.resource}/${item.id}`}>{item.title || item.id}</Link>
                    <Text as="span" size="small" tone="muted">
                      {contractText((resources[item.resource as keyof typeof resources] as Resource).label.one)}
                    </Text>
                  </Stack>
                  <Stack direction="row" gap={1} align="center">
                    {!isLive && item.status === 'published' && (
                      <StatusChip tone="warning" label={text('publishing.nothingToPublish')} />
                    )}
                    {!isLive && (
                      <IconButton
                        icon="close"
                        label={text('publishing.takeOut', { title: item.title })}
                        onClick={() =>
                          void act('items', () =>
                            change({
                              items: items
                                .filter((one) => one.id !== item.id)
                                .map(({ resource, id: one }) => ({ resource, id: one })),
                            }),
                          )
                        }
                      />
                    )}
                  </Stack>
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </Card>
      <ConfirmDialog
        open={confirming !== undefined}
        tone="danger"
        title={text(confirming === 'undo' ? 'publishing.undoQuestion' : 'publishing.deleteQuestion', {
          title: release.title,
        })}
        confirmLabel={text(confirming === 'undo' ? 'publishing.undoRelease' : 'publishing.deleteRelease')}
        onCancel={() => setConfirming(undefined)}
        onConfirm={() => {
          const what = confirming;
          setConfirming(undefined);
          if (what === 'undo')
            void act(
              'undo',
              () => provider.api('POST /admin/releases/:id/undo', { params: { id } }),
              text('publishing.releaseUndone'),
            );
          else
            void run('delete', async () => {
              await provider.api('DELETE /admin/releases/:id', { params: { id }, query: { version } });
              void navigate('/releases');
            });
        }}
      >
        {text(confirming === 'undo' ? 'publishing.undoText' : 'publishing.deleteText')}
      </ConfirmDialog>
    </Stack>
  );
}
