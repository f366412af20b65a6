import { Button } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';
import type { Conflict } from '../changes.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import type { RecordAction } from '../use-record-actions.ts';
import { type SaveState, useFieldLabels } from './save-state.ts';

/** What became of what was typed, and what visitors see: always as it is. */
export function SaveStatus({
  resource,
  record,
  state,
  running,
  notice,
  onCompare,
  onRetry,
}: {
  resource: ConsoleResource;
  record: RaRecord | undefined;
  state: SaveState;
  running: RecordAction | undefined;
  /** What a colleague has just saved in the record. */
  notice: string | undefined;
  onCompare: (conflict: Conflict) => void;
  onRetry: () => void;
}) {
  const text = useText();
  const labels = useFieldLabels(resource.declaration);
  const drafts = hasDrafts(resource);
  const where = (stored: boolean, retried = true) =>
    text(
      stored ? (retried && drafts ? 'editing.state.stored' : 'editing.state.storedHere') : 'editing.state.notStored',
    );
  const retry = (
    <Button variant="quiet" size="small" onClick={onRetry}>
      {text('editing.state.tryAgain')}
    </Button>
  );
  if (running) return <>{text(`editing.running.${running}`)}</>;
  switch (state.is) {
    case 'typing':
      return (
        <>
          {text(drafts ? 'editing.state.typing' : 'editing.state.unsaved')} {notice}
        </>
      );
    case 'saving':
      return <>{text('editing.state.saving')}</>;
    case 'incomplete':
      return (
        <>
          {text('editing.state.incomplete', { fields: labels(state.fields) })} {where(state.stored, false)}
        </>
      );
    case 'offline':
    case 'unavailable':
      return (
        <>
          {text(`editing.state.${state.is}`)} {where(state.stored)} {retry}
        </>
      );
    case 'signed-out':
      return (
        <>
          {text('editing.state.signedOut')} {where(state.stored, false)}
        </>
      );
    case 'gone':
      return (
        <>
          {text('editing.state.gone')} {where(state.stored, false)}
        </>
      );
    case 'refused':
      return (
        <>
          {text('editing.state.refused', { message: state.message })} {retry}
        </>
      );
    case 'conflict':
      return (
        <>
          {text('editing.state.conflict')}{' '}
          <Button variant="secondary" size="small" onClick={() => onCompare(state.conflict)}>
            {text('editing.state.compare')}
          </Button>
        </>
      );
    case 'saved':
      return (
        <>
          <Saved record={record} drafts={drafts} />
          {notice && <> {notice}</>}
        </>
      );
  }
}

function Saved({ record, drafts }: { record: RaRecord | undefined; drafts: boolean }): ReactNode {
  const text = useText();
  if (!record) return text('editing.state.new');
  if (!drafts)
    return (
      <>
        {text('editing.state.saved')} <Timestamp at={record['updated_at']} />
      </>
    );
  if (record['status'] === 'published')
    return (
      <>
        {text('editing.state.published')} <Timestamp at={record['published_at']} />
      </>
    );
  return (
    <>
      {text('editing.state.draftSaved')} <Timestamp at={record['updated_at']} />.{' '}
      {record['status'] === 'draft' ? (
        text('editing.state.notOnSite')
      ) : (
        <>
          {text('editing.state.siteShows')} <Timestamp at={record['published_at']} />.
        </>
      )}
    </>
  );
}
