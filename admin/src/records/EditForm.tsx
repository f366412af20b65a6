import { useRef } from 'react';
import { type RaRecord, useCanAccess, useNotify, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { FormPage } from '../layout/FormPage.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { EditBar } from './EditBar.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { Timestamp } from '../layout/Timestamp.tsx';
import { recordTitle } from './record-title.ts';
import { RecordFields } from './RecordFields.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useRecordActions } from './use-record-actions.ts';
import { hasDrafts, listPath, type ConsoleResource } from './console-resource.ts';

/** The page of one record: header, fields, bar, and its dialogs. */
export function EditForm({
  resource,
  record,
  refetch,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  refetch: () => Promise<unknown>;
}) {
  const { declaration, PublicLink } = resource;
  const form = useFormContext<Record<string, unknown>>();
  const saving = useRecordActions({ resource, record, form, refetch });
  const mayLeave = useRef(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const { canAccess: mayDelete } = useCanAccess({ resource: declaration.name, action: 'delete', record });
  const save = () => void form.handleSubmit((values) => saving.save(values))();
  useSaveShortcut(save);
  const remove = async () => {
    if (!(await saving.remove())) return;
    mayLeave.current = true;
    notify(`“${recordTitle(declaration, record)}” is deleted.`, { type: 'success' });
    redirect('list', declaration.name);
  };
  return (
    <FormPage>
      <PageHeader
        title={recordTitle(declaration, record)}
        state={hasDrafts(resource) && <RecordStatus record={record} />}
        subtitle={
          <>
            Changed <Timestamp at={record['updated_at']} />
          </>
        }
        back={{ label: declaration.label.many, href: listPath(resource) }}
        actions={
          <>
            {PublicLink && <PublicLink record={record} />}
            {hasDrafts(resource) && <HistoryButton resource={declaration.name} record={record} />}
            {mayDelete && (
              <DeleteButton resource={resource} record={record} busy={saving.running === 'delete'} onDelete={remove} />
            )}
          </>
        }
      />
      <RecordFields resource={resource} />
      <EditBar
        resource={resource}
        record={record}
        running={saving.running}
        failure={saving.failure}
        onSave={save}
        onPublish={() => void form.handleSubmit((values) => saving.publish(values))()}
        onDiscard={() => void saving.discard()}
        onReset={() => form.reset()}
      />
      <UnsavedChangesGuard mayLeave={mayLeave} />
      {saving.conflict && (
        <ConflictDialog
          declaration={declaration}
          conflict={saving.conflict}
          busy={saving.running === 'save'}
          onResolve={(values) => void saving.resolve(values)}
          onClose={saving.closeConflict}
        />
      )}
    </FormPage>
  );
}
