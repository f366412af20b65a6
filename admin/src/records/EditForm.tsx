import { Button, IconButton } from '@prospectus/design-system';
import { useFormContext } from 'react-hook-form';

import { RecordChecks } from '../checks/RecordChecks.tsx';
import { FormPage } from '../layout/FormPage.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { StickyBar } from '../layout/StickyBar.tsx';
import { Timestamp } from '../layout/Timestamp.tsx';
import { isModalOpen, useKeyDown } from '../layout/use-key-down.ts';
import { RecordPreview } from '../preview/RecordPreview.tsx';
import { useMay } from '../providers/use-may.ts';
import { useText } from '../texts/language-context.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { UnsavedCopyOffer } from './UnsavedCopyOffer.tsx';
import { homePath, listPath } from './console-resource.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { useNames } from './record-title.ts';
import { useColleagues } from './use-colleagues.ts';
import { EditorContext, type EditorOptions, useEditor, useRecordEditor } from './use-editor.ts';

/** The page of one record, or of a new one: header, fields, the bar with the save state and the actions, dialogs. */
export function EditForm(options: EditorOptions) {
  const text = useText();
  const { handleSubmit } = useFormContext();
  const editor = useRecordEditor(options);
  const { resource, drafts, record, state, running, undo, autosave, hasUnsaved } = editor;
  const colleagues = useColleagues(editor);
  const mayPublish = useMay(resource.declaration.name)('publish', record);
  const isSaved = state.is === 'saved';
  const save = () => void handleSubmit(() => editor.save())();
  const publish = () => void handleSubmit(() => editor.publish())();
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' && drafts ? publish : undefined;
    if (!action || (event.key === 'Enter' && isModalOpen())) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !isModalOpen()) action();
    // Before the text editor, in which Ctrl+Enter begins a line.
  }, true);
  const saveBeforeLeaving = async () => {
    await autosave.saveNow();
    return !hasUnsaved();
  };
  return (
    <EditorContext value={editor}>
      <FormPage>
        <EditHeader colleagues={colleagues.names} />
        <UnsavedCopyOffer />
        <RecordFields resource={resource} />
        <StickyBar
          state={<SaveStatus notice={colleagues.notice} />}
          failure={editor.failure}
          isQuiet={state.is === 'typing' || state.is === 'saving'}
        >
          <IconButton
            icon="undo"
            label={text('editing.actions.undo')}
            disabled={!undo.canUndo}
            aria-keyshortcuts="Control+Z"
            onClick={undo.undo}
          />
          <IconButton
            icon="redo"
            label={text('editing.actions.redo')}
            disabled={!undo.canRedo}
            aria-keyshortcuts="Control+Shift+Z"
            onClick={undo.redo}
          />
          <Button
            variant={drafts ? 'secondary' : 'primary'}
            size="small"
            busy={running === 'save'}
            disabled={!drafts && record !== undefined && isSaved && running !== 'save'}
            onClick={save}
            aria-keyshortcuts="Control+S"
          >
            {text(drafts ? 'editing.actions.saveDraft' : 'editing.actions.save')}
          </Button>
          {drafts && mayPublish && (
            <Button
              size="small"
              busy={running === 'publish'}
              disabled={record?.['status'] === 'published' && isSaved && running !== 'publish'}
              onClick={publish}
              aria-keyshortcuts="Control+Enter"
            >
              {text('editing.actions.publish')}
            </Button>
          )}
        </StickyBar>
        <UnsavedChangesGuard
          mayLeave={editor.mayLeave}
          hasUnsaved={hasUnsaved}
          save={drafts ? saveBeforeLeaving : undefined}
        />
        {editor.conflict && <ConflictDialog conflict={editor.conflict} />}
      </FormPage>
    </EditorContext>
  );
}

/** The record's title and status, the way back, and the actions on the whole record. */
function EditHeader({ colleagues }: { colleagues: readonly string[] }) {
  const text = useText();
  const { resource, drafts, record } = useEditor();
  const { declaration, PublicLink } = resource;
  const { name, single } = declaration;
  const names = useNames(declaration);
  const home = homePath(resource);
  const above = single ? text(`shell.menu.${resource.home ?? 'content'}`) : names.many;
  const back = single && home === listPath(resource) ? {} : { back: { label: above, href: home } };
  if (!record) {
    const title = single ? names.one : text('editing.newRecord', { label: names.oneInSentence });
    return <PageHeader title={title} {...back} />;
  }
  return (
    <PageHeader
      title={single ? names.one : names.titleOf(record)}
      state={drafts && <RecordStatus record={record} />}
      subtitle={
        <>
          {text('editing.changedAt')} <Timestamp at={record['updated_at']} />
          {colleagues.length > 0 && <> · {text('editing.presence.here', { names: colleagues.join(', ') })}</>}
        </>
      }
      {...back}
      actions={
        <>
          {PublicLink && <PublicLink record={record} />}
          {drafts && (
            <>
              <RecordChecks resource={name} record={record} />
              <RecordPreview resource={name} record={record} />
              <HistoryButton record={record} />
            </>
          )}
          <RecordMenu record={record} />
        </>
      }
    />
  );
}
