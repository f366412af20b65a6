import styled from '@emotion/styled';
import { Button, Callout, colour, IconButton, ProgressBar, radius, space, Text } from '@prospectus/design-system';

import { Muted } from '../layout/Muted.tsx';
import { useLanguage, useText } from '../texts/language-context.ts';
import { formatBytes } from './files.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

type PanelProps = { queue: UploadQueue; uploads: readonly Upload[]; refused: readonly string[] };

/** The progress of the uploads: all together, and each that is under way or failed; waiting ones are counted. */
export function UploadPanel({ queue, uploads, refused }: PanelProps) {
  const text = useText();
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const waiting = uploads.filter(({ state }) => state === 'waiting').length;
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
        <Root aria-label={text('media.uploads')}>
          <header>
            <Text as="span" role="status">
              {text(isOver ? 'media.allSent' : 'media.sent', { done, total: uploads.length })}
              {failed > 0 && ` · ${text('media.failed', { smart_count: failed })}`}
            </Text>
            {isOver && (
              <Button size="small" variant="quiet" onClick={queue.clear}>
                {text('media.clear')}
              </Button>
            )}
          </header>
          <ProgressBar active={!isOver} variant="inline" label={text('media.uploads')} value={share / uploads.length} />
          <ul>
            {uploads
              .filter(({ state }) => state === 'sending' || state === 'failed')
              .slice(0, MAX_SHOWN)
              .map((upload) => (
                <Row key={upload.id} upload={upload} queue={queue} />
              ))}
          </ul>
          {waiting > 0 && (
            <Muted>
              {text('media.waiting', { smart_count: waiting })}{' '}
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  for (const { id, state } of uploads) if (state === 'waiting') queue.cancel(id);
                }}
              >
                {text('media.cancelWaiting')}
              </Button>
            </Muted>
          )}
        </Root>
      )}
    </>
  );
}

const MAX_SHOWN = 20;

function Row({ upload: { id, name, size, state, progress, error }, queue }: { upload: Upload; queue: UploadQueue }) {
  const { text, locale } = useLanguage();
  return (
    <li>
      <div>
        <b>{name}</b> <small>{formatBytes(size, locale)}</small>
        {state === 'failed' ? (
          <Text size="small" tone="danger">
            {error || text('media.noAnswer')}
          </Text>
        ) : (
          <ProgressBar active variant="inline" label={name} value={progress} />
        )}
      </div>
      {state === 'failed' && (
        <IconButton icon="refresh" label={text('media.tryAgain', { name })} onClick={() => queue.retry(id)} />
      )}
      <IconButton
        icon="close"
        label={text(state === 'failed' ? 'media.takeOff' : 'media.cancelOne', { name })}
        onClick={() => queue.cancel(id)}
      />
    </li>
  );
}

const Root = styled('section')({
  display: 'grid',
  gap: space(1),
  padding: space(2),
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  background: colour.surface,
  '& > header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 8 },
  '& > ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    alignItems: 'center',
    gap: 4,
  },
  '& b': { fontWeight: 500 },
  '& small': { color: colour.muted, fontSize: '0.875rem' },
});
