import styled from '@emotion/styled';
import { Button, Callout, Card, colour, IconButton, ProgressBar, Stack, Text } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { Muted } from '../layout/Muted.tsx';
import { useApi } from '../providers/calls.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { formatBytes } from './files.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';
import { uploadFile, usePutFile } from './use-upload.ts';

const queues = new WeakMap<object, UploadQueue>();

/** The uploads of many files, which go on while other screens are open. */
export function useUploadQueue(): UploadQueue {
  const api = useApi();
  const onStored = usePutFile();
  const owner = useQueryClient();
  const queue = queues.get(owner) ?? createUploadQueue((...upload) => uploadFile(api, ...upload), { onStored });
  queues.set(owner, queue);
  return queue;
}

/** The progress of all uploads together, and of each that is being sent or failed; waiting ones are counted. */
export function UploadPanel({ queue, refused }: { queue: UploadQueue; refused: readonly string[] }) {
  const text = useText();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const inState = (state: Upload['state']) => uploads.filter((upload) => upload.state === state);
  const [done, failed, waiting] = [inState('done').length, inState('failed').length, inState('waiting')];
  const share = uploads.reduce((sum, { progress, state }) => sum + (state === 'failed' ? 1 : progress), 0);
  const isOver = done + failed === uploads.length;
  return (
    <>
      {refused.length > 0 && (
        <Callout tone="warning">
          {text('media.refused')} {refused.join(', ')}
        </Callout>
      )}
      {uploads.length > 0 && (
        <Card as="section" aria-label={text('media.uploads')}>
          <Stack gap={1}>
            <Stack direction="row" gap={1} justify="space-between" align="center">
              <Text as="span" role="status">
                {text(isOver ? 'media.allSent' : 'media.sent', { done, total: uploads.length })}
                {failed > 0 && ` · ${text('media.failed', { smart_count: failed })}`}
              </Text>
              {isOver && (
                <Button size="small" variant="quiet" onClick={queue.clear}>
                  {text('media.clear')}
                </Button>
              )}
            </Stack>
            <ProgressBar
              active={!isOver}
              variant="inline"
              label={text('media.uploads')}
              value={share / uploads.length}
            />
            <Stack as="ul" gap={1}>
              {[...inState('sending'), ...inState('failed')].slice(0, MAX_SHOWN).map((upload) => (
                <Row key={upload.id} upload={upload} queue={queue} />
              ))}
            </Stack>
            {waiting.length > 0 && (
              <Muted>
                {text('media.waiting', { smart_count: waiting.length })}{' '}
                <Button size="small" variant="quiet" onClick={() => waiting.forEach(({ id }) => queue.cancel(id))}>
                  {text('media.cancelWaiting')}
                </Button>
              </Muted>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}

const MAX_SHOWN = 20;

function Row({ upload: { id, name, size, state, progress, error }, queue }: { upload: Upload; queue: UploadQueue }) {
  const { text, locale } = useLanguage();
  const hasFailed = state === 'failed';
  return (
    <UploadRow>
      <div>
        {name} <small>{formatBytes(size, locale)}</small>
        {hasFailed ? (
          <Text size="small" tone="danger">
            {error || text('media.noAnswer')}
          </Text>
        ) : (
          <ProgressBar active variant="inline" label={name} value={progress} />
        )}
      </div>
      {hasFailed && (
        <IconButton icon="refresh" label={text('media.tryAgain', { name })} onClick={() => queue.retry(id)} />
      )}
      <IconButton
        icon="close"
        label={text(hasFailed ? 'media.takeOff' : 'media.cancelOne', { name })}
        onClick={() => queue.cancel(id)}
      />
    </UploadRow>
  );
}

const UploadRow = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > div': { flex: 1, minWidth: 0 },
  '& small': { color: colour.muted },
});
