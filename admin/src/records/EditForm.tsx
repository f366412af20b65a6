import { useRef } from 'react';
import { type RaRecord, useCanAccess, useNotify, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { FormPage } from '../layout/FormPage.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { EditBar } from './EditBar.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Moment } from './Moment.tsx';
import { titleOf } from './names.ts';
import { RecordFields } from './RecordFields.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { useSaving } from './useSaving.ts';
import { hasDrafts, pathOf, type View } from './view.ts';

/** Everything on the page of one record: head, fields, bar, and what may come up. */
export function EditForm({ view, record, refetch }: { view: View; record: RaRecord; refetch: () => Promise<unknown> }) {
  const { declaration, Preview } = view;
  const form = useFormContext<Record<string, unknown>>();
  const saving = useSaving({ view, record, form, refetch });
  const mayLeave = useRef(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const { canAccess: mayDelete } = useCanAccess({ resource: declaration.name, action: 'delete', record });
  const save = () => void form.handleSubmit((values) => saving.save(values))();
  useSaveKey(save);
  const remove = async () => {
    if (!(await saving.remove())) return;
    mayLeave.current = true;
    notify(`“${titleOf(declaration, record)}” is deleted.`, { type: 'success' });
    redirect('list', declaration.name);
  };
  return (
    <FormPage>
      <PageHead
        title={titleOf(declaration, record)}
        state={hasDrafts(view) && <RecordStatus record={record} />}
        subtitle={
          <>
            Changed <Moment at={record['updated_at']} />
          </>
        }
        back={{ label: declaration.label.many, href: pathOf(view) }}
        actions={
          <>
            {Preview && <Preview record={record} />}
            {hasDrafts(view) && <HistoryButton resource={declaration.name} record={record} />}
            {mayDelete && (
              <DeleteButton view={view} record={record} busy={saving.running === 'delete'} onDelete={remove} />
            )}
          </>
        }
      />
      <RecordFields view={view} />
      <EditBar
        view={view}
        record={record}
        running={saving.running}
        failure={saving.failure}
        onSave={save}
        onPublish={() => void form.handleSubmit((values) => saving.publish(values))()}
        onDiscard={() => void saving.discard()}
        onReset={() => form.reset()}
      />
      <LeaveGuard mayLeave={mayLeave} />
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
