import { Button, IconButton } from '@prospectus/design-system';
import { type RefObject, useEffect, useRef } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { RecordChecks } from '../checks/RecordChecks.tsx';
import { FormPage } from '../layout/FormPage.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { StickyBar } from '../layout/StickyBar.tsx';
import { Timestamp } from '../layout/Timestamp.tsx';
import { RecordPreview } from '../preview/RecordPreview.tsx';
import { useMay } from '../providers/use-may.ts';
import { translatedLabel } from '../texts/contract-text.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { type ConsoleResource, hasDrafts, homePath, listPath } from './console-resource.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { useColleagues } from './presence/use-colleagues.ts';
import { labelInSentence, useRecordTitle } from './record-title.ts';
import { SaveStatus } from './saving/SaveStatus.tsx';
import { UnsavedCopyOffer } from './saving/UnsavedCopyOffer.tsx';
import { useSaving } from './saving/use-saving.ts';
import { useUndo } from './undo/use-undo.ts';
import { useFormShortcuts } from './use-form-shortcuts.ts';
import { useRecordActions } from './use-record-actions.ts';

type EditFormProps = { resource: ConsoleResource; record: RaRecord | undefined; onCreated: (record: RaRecord) => void };

/** The page of one record, or of a new one: header, fields, the bar with the save state and the actions, dialogs. */
export function EditForm({ resource, record: loaded, onCreated }: EditFormProps) {
  const text = useText();
  const form = useFormContext<Record<string, unknown>>();
  const drafts = hasDrafts(resource);
  const mayLeave = useRef(false);
  const saving = useSaving({
    resource,
    record: loaded,
    form,
    onCreated: (created) => {
      mayLeave.current = true;
      onCreated(created);
    },
  });
  const { autosave, tracked, record, state } = saving;
  const actions = useRecordActions({ resource, form, saving });
  const undo = useUndo(form, resource.declaration);
  const unsaved = () => tracked.unsaved(form.getValues());
  const colleagues = useColleagues(resource, saving, actions.show, unsaved);
  const mayPublish = useMay(resource.declaration.name)('publish', record);
  const isSaved = state.is === 'saved';
  const hasUnsaved = () => Object.keys(unsaved()).length > 0;

  useEffect(() => {
    // After a new record is saved, the page has moved to its address: ask again before leaving.
    mayLeave.current = false;
    // A newer version is shown unless something is typed: then saving merges it.
    const version = loaded?.['version'] as number | undefined;
    if (loaded && version !== undefined && version > (tracked.version ?? 0) && !hasUnsaved()) {
      void actions.show(loaded).then(undo.clear);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loaded]);

  const save = () => void form.handleSubmit(() => actions.save())();
  const publish = () => void form.handleSubmit(() => actions.publish())();
  useFormShortcuts({ save, publish: drafts ? publish : undefined });
  const saveBeforeLeaving = async () => {
    await autosave.saveNow();
    return !hasUnsaved();
  };

  const status = (
    <SaveStatus
      {...{ resource, record, state }}
      running={actions.running}
      notice={colleagues.notice}
      onCompare={actions.openConflict}
      onRetry={autosave.retry}
    />
  );
  return (
    <FormPage>
      <EditHeader {...{ resource, record, actions, mayLeave }} colleagues={colleagues.names} />
      <UnsavedCopyOffer resource={resource} saving={saving} />
      <RecordFields resource={resource} />
      <StickyBar state={status} failure={actions.failure} isQuiet={state.is === 'typing' || state.is === 'saving'}>
        <IconButton
          icon="undo"
          label={text('editing.actions.undo')}
          disabled={!undo.can.undo}
          aria-keyshortcuts="Control+Z"
          onClick={undo.undo}
        />
        <IconButton
          icon="redo"
          label={text('editing.actions.redo')}
          disabled={!undo.can.redo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={undo.redo}
        />
        <Button
          variant={drafts ? 'secondary' : 'primary'}
          size="small"
          busy={actions.running === 'save'}
          disabled={!drafts && record !== undefined && isSaved && actions.running !== 'save'}
          onClick={save}
          aria-keyshortcuts="Control+S"
        >
          {text(drafts ? 'editing.actions.saveDraft' : 'editing.actions.save')}
        </Button>
        {drafts && mayPublish && (
          <Button
            size="small"
            busy={actions.running === 'publish'}
            disabled={record?.['status'] === 'published' && isSaved && actions.running !== 'publish'}
            onClick={publish}
            aria-keyshortcuts="Control+Enter"
          >
            {text('editing.actions.publish')}
          </Button>
        )}
      </StickyBar>
      <UnsavedChangesGuard mayLeave={mayLeave} hasUnsaved={hasUnsaved} save={drafts ? saveBeforeLeaving : undefined} />
      {actions.conflict && (
        <ConflictDialog
          declaration={resource.declaration}
          conflict={actions.conflict}
          busy={actions.running === 'save'}
          onResolve={(values) => void actions.resolve(values).then(undo.clear)}
          onClose={actions.closeConflict}
        />
      )}
    </FormPage>
  );
}

type EditHeaderProps = {
  resource: ConsoleResource;
  record: RaRecord | undefined;
  colleagues: readonly string[];
  actions: ReturnType<typeof useRecordActions>;
  mayLeave: RefObject<boolean>;
};

/** The header of a form: the record's title, its status, the way back, and the actions on the whole record. */
function EditHeader({ resource, record, colleagues, actions, mayLeave }: EditHeaderProps) {
  const { text, contractText } = useLanguage();
  const recordTitle = useRecordTitle();
  const notify = useNotify();
  const { declaration, PublicLink } = resource;
  const label = translatedLabel(declaration, contractText);
  const home = homePath(resource);
  const above = declaration.single ? text(`shell.menu.${resource.home ?? 'content'}`) : label.many;
  const back = home === listPath(resource) && declaration.single ? {} : { back: { label: above, href: home } };
  if (!record) {
    const title = declaration.single ? label.one : text('editing.newRecord', { label: labelInSentence(label.one) });
    return <PageHeader title={title} {...back} />;
  }
  return (
    <PageHeader
      title={declaration.single ? label.one : recordTitle(declaration, record)}
      state={hasDrafts(resource) && <RecordStatus record={record} />}
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
          {hasDrafts(resource) && <RecordChecks resource={declaration.name} record={record} />}
          {hasDrafts(resource) && <RecordPreview resource={declaration.name} record={record} />}
          {hasDrafts(resource) && (
            <HistoryButton
              resource={resource}
              record={record}
              onRestore={async (version) => {
                if (!(await actions.restore(version))) return false;
                notify(text('editing.history.restored', { version: String(version) }), { type: 'success' });
                return true;
              }}
            />
          )}
          <RecordMenu resource={resource} record={record} actions={actions} mayLeave={mayLeave} />
        </>
      }
    />
  );
}
