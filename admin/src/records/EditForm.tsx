import { useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { FormPage } from '../layout/FormPage.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type ConsoleResource, hasDrafts } from './console-resource.ts';
import { EditBar } from './EditBar.tsx';
import { EditHeader } from './EditHeader.tsx';
import { useColleagues } from './presence/use-colleagues.ts';
import { RecordFields } from './RecordFields.tsx';
import { SaveStatus } from './saving/SaveStatus.tsx';
import { UnsavedCopyOffer } from './saving/UnsavedCopyOffer.tsx';
import { useSaving } from './saving/use-saving.ts';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useUndo } from './undo/use-undo.ts';
import { useFormShortcuts } from './use-form-shortcuts.ts';
import { useRecordActions } from './use-record-actions.ts';

/** The page of one record, or of a new one: header, fields, bar, and its dialogs. */
export function EditForm({
  resource,
  record: loaded,
  onCreated,
}: {
  resource: ConsoleResource;
  /** As it was loaded last; undefined for a new one. */
  record: RaRecord | undefined;
  onCreated: (record: RaRecord) => void;
}) {
  const form = useFormContext<Record<string, unknown>>();
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
  const hasUnsaved = () => Object.keys(unsaved()).length > 0;

  useEffect(() => {
    // A created record has its address now.
    mayLeave.current = false;
    // A newer version that was loaded is shown, unless something is typed: then saving meets it.
    const version = loaded?.['version'] as number | undefined;
    if (loaded && version !== undefined && version > (tracked.version ?? 0) && !hasUnsaved()) {
      void actions.show(loaded).then(undo.clear);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loaded]);

  const save = () => void form.handleSubmit(() => actions.save())();
  const publish = () => void form.handleSubmit(() => actions.publish())();
  useFormShortcuts({ save, publish: hasDrafts(resource) ? publish : undefined });
  const saveBeforeLeaving = async () => {
    await autosave.saveNow();
    return !hasUnsaved();
  };

  return (
    <FormPage>
      <EditHeader
        resource={resource}
        record={record}
        colleagues={colleagues.names}
        actions={actions}
        mayLeave={mayLeave}
      />
      <UnsavedCopyOffer resource={resource} saving={saving} />
      <RecordFields resource={resource} />
      <EditBar
        resource={resource}
        record={record}
        saved={state.is}
        running={actions.running}
        failure={actions.failure}
        undo={undo}
        onSave={save}
        onPublish={publish}
      >
        <SaveStatus
          resource={resource}
          record={record}
          state={state}
          running={actions.running}
          notice={colleagues.notice}
          onCompare={actions.openConflict}
          onRetry={autosave.retry}
        />
      </EditBar>
      <UnsavedChangesGuard
        mayLeave={mayLeave}
        hasUnsaved={hasUnsaved}
        save={hasDrafts(resource) ? saveBeforeLeaving : undefined}
      />
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
