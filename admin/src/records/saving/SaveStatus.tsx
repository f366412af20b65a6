import { Button } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';
import type { Conflict } from '../changes.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import type { RecordAction } from '../use-record-actions.ts';
import { type SaveState, useFieldLabels } from './save-state.ts';

type SaveStatusProps = {
  resource: ConsoleResource;
  record: RaRecord | undefined;
  state: SaveState;
  running: RecordAction | undefined;
  notice: string | undefined;
  onCompare: (conflict: Conflict) => void;
  onRetry: () => void;
};

/** The save state of the form, and the version that visitors see. */
export function SaveStatus({ resource, record, state, running, notice, onCompare, onRetry }: SaveStatusProps) {
  const text = useText();
  const labels = useFieldLabels(resource.declaration);
  const drafts = hasDrafts(resource);
  const retry = (
    <Button variant="quiet" size="small" onClick={onRetry}>
      {text('editing.state.tryAgain')}
    </Button>
  );
  if (running) return text(`editing.running.${running}`);
  const isRetried = state.is === 'offline' || state.is === 'unavailable';
  switch (state.is) {
    case 'typing':
      return [text(drafts ? 'editing.state.typing' : 'editing.state.unsaved'), notice].filter(Boolean).join(' ');
    case 'saving':
      return text('editing.state.saving');
    case 'incomplete':
    case 'offline':
    case 'unavailable':
    case 'signed-out':
    case 'gone':
      return (
        <>
          {text(SENTENCES[state.is], 'fields' in state ? { fields: labels(state.fields) } : {})}{' '}
          {text(
            !state.stored
              ? 'editing.state.notStored'
              : isRetried && drafts
                ? 'editing.state.stored'
                : 'editing.state.storedHere',
          )}{' '}
          {isRetried && retry}
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
          <Saved record={record} drafts={drafts} /> {notice}
        </>
      );
  }
}

const SENTENCES = {
  incomplete: 'editing.state.incomplete',
  offline: 'editing.state.offline',
  unavailable: 'editing.state.unavailable',
  'signed-out': 'editing.state.signedOut',
  gone: 'editing.state.gone',
} as const;

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
