import { type ReleaseRecord, type Resource, resources } from '@prospectus/contract';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  IconButton,
  Link,
  Skeleton,
  Stack,
  StatusChip,
  Text,
} from '@prospectus/design-system';
import { DateTimeField } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { ConfirmButton } from '../../layout/ConfirmButton.tsx';
import { fromIndianInput, indianTime } from '../../layout/india-time.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { useContractText, useLanguage, useText } from '../../texts/language-context.ts';
import { ReleaseState } from './ReleaseState.tsx';

type Props = { release: ReleaseRecord };

/** One release: what is in it, when it goes live, and the way back. */
export function ReleaseEdit() {
  const { id = '' } = useParams();
  const text = useText();
  return (
    <Loaded
      query={useRead('GET /admin/releases/:id', { params: { id } })}
      headingLevel={1}
      title={text('publishing.releasesFailed')}
      waiting={<Skeleton height={240} />}
    >
      {(release) => (
        <Stack gap={3}>
          <Header release={release} />
          {release.note && <Callout tone="warning">{release.note}</Callout>}
          {release.state !== 'published' && <Schedule release={release} />}
          <Items release={release} />
        </Stack>
      )}
    </Loaded>
  );
}

function Header({ release: { id, title, version, state, items, published_at } }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const preview = useCall();
  const isLive = state === 'published';
  const params = { id };
  const openPreview = () =>
    preview.attempt(async (api) => {
      const { url } = await api('POST /admin/preview', { body: { path: '/', release: id } });
      window.open(url, '_blank', 'noreferrer');
    });
  const publish = () => {
    const done = text('publishing.releasePublished');
    return call('POST /admin/releases/:id/publish', { params, body: { version } }, { done });
  };
  const undo = () => call('POST /admin/releases/:id/undo', { params }, { done: text('publishing.releaseUndone') });
  const remove = async () => {
    if (await call('DELETE /admin/releases/:id', { params, query: { version } })) void navigate('/releases');
  };
  return (
    <PageHeader
      title={title}
      back={{ label: text('publishing.releases'), href: '/releases' }}
      state={<ReleaseState state={state} />}
      subtitle={
        published_at && (
          <>
            {text('publishing.publishedAt')} <Timestamp at={published_at} />
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
              busy={preview.busy}
              onClick={() => void openPreview()}
            >
              {text('publishing.preview')}
            </Button>
          )}
          <ConfirmButton
            variant="quiet"
            size="small"
            tone="danger"
            label={text('publishing.deleteRelease')}
            title={text('publishing.deleteQuestion', { title })}
            onConfirm={remove}
          >
            {text('publishing.deleteText')}
          </ConfirmButton>
          {isLive ? (
            <ConfirmButton
              variant="danger"
              size="small"
              tone="danger"
              busy={busy}
              label={text('publishing.undoRelease')}
              title={text('publishing.undoQuestion', { title })}
              onConfirm={undo}
            >
              {text('publishing.undoText')}
            </ConfirmButton>
          ) : (
            <Button size="small" busy={busy} disabled={items.length === 0} onClick={() => void publish()}>
              {text('publishing.publishRelease')}
            </Button>
          )}
        </>
      }
    />
  );
}

function Schedule({ release: { id, version, publish_at } }: Props) {
  const { text, locale } = useLanguage();
  const { call, busy } = useCall();
  const [at, setAt] = useState('');
  const schedule = (time: string | null) =>
    call(
      'PUT /admin/releases/:id',
      { params: { id }, body: { publish_at: time, version } },
      time === null ? {} : { done: text('publishing.scheduled') },
    );
  return (
    <Card>
      <Stack direction="row" gap={2} align="end">
        {publish_at ? (
          <Text>
            {text('publishing.scheduledFor')} {indianTime(publish_at, locale)}
          </Text>
        ) : (
          <DateTimeField
            label={text('publishing.publishAt')}
            help={text('editing.schedule.text')}
            value={at}
            onChange={setAt}
          />
        )}
        <Button
          variant={publish_at ? 'quiet' : 'secondary'}
          disabled={!publish_at && !at}
          busy={busy}
          onClick={() => void schedule(publish_at ? null : fromIndianInput(at))}
        >
          {text(publish_at ? 'publishing.unschedule' : 'publishing.schedule')}
        </Button>
      </Stack>
    </Card>
  );
}

function Items({ release: { id, version, items, state } }: Props) {
  const text = useText();
  const contractText = useContractText();
  const { call } = useCall();
  const isLive = state === 'published';
  const takeOut = (taken: string) => {
    const left = items.filter((item) => item.id !== taken).map((item) => ({ resource: item.resource, id: item.id }));
    return call('PUT /admin/releases/:id', { params: { id }, body: { items: left, version } });
  };
  return (
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
                {!isLive && (
                  <Stack direction="row" gap={1} align="center">
                    {item.status === 'published' && (
                      <StatusChip tone="warning" label={text('publishing.nothingToPublish')} />
                    )}
                    <IconButton
                      icon="close"
                      label={text('publishing.takeOut', { title: item.title })}
                      onClick={() => void takeOut(item.id)}
                    />
                  </Stack>
                )}
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
