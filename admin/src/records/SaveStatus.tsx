import { Button } from '@prospectus/design-system';

import { Timestamp } from '../layout/Timestamp.tsx';
import { type TextKey, useText } from '../texts/language-context.ts';
import { useFieldLabels } from './saving/save-state.ts';
import { useEditor } from './use-editor.ts';

/** The save state of the form, and the version that visitors see. */
export function SaveStatus({ notice }: { notice: string | undefined }) {
  const text = useText();
  const { resource, drafts, state, running, autosave, openConflict } = useEditor();
  const labels = useFieldLabels(resource.declaration);
  const retry = (
    <Button variant="quiet" size="small" onClick={autosave.retry}>
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
          <Button variant="secondary" size="small" onClick={() => openConflict(state.conflict)}>
            {text('editing.state.compare')}
          </Button>
        </>
      );
    case 'saved':
      return (
        <>
          <SavedVersion /> {notice}
        </>
      );
    default:
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
  }
}

const SENTENCES = {
  incomplete: 'editing.state.incomplete',
  offline: 'editing.state.offline',
  unavailable: 'editing.state.unavailable',
  'signed-out': 'editing.state.signedOut',
  gone: 'editing.state.gone',
} as const;

function SavedVersion() {
  const text = useText();
  const { record, drafts } = useEditor();
  if (!record) return text('editing.state.new');
  const sentence = (key: TextKey, field: 'updated_at' | 'published_at') => (
    <>
      {text(key)} <Timestamp at={record[field]} />
    </>
  );
  if (!drafts) return sentence('editing.state.saved', 'updated_at');
  if (record['status'] === 'published') return sentence('editing.state.published', 'published_at');
  return (
    <>
      {sentence('editing.state.draftSaved', 'updated_at')}.{' '}
      {record['status'] === 'draft' ? (
        text('editing.state.notOnSite')
      ) : (
        <>{sentence('editing.state.siteShows', 'published_at')}.</>
      )}
    </>
  );
}
