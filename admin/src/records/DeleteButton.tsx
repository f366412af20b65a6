import { Button, ConfirmDialog } from '@prospectus/design-system';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify, useRedirect } from 'react-admin';

import { inSentence, titleOf } from './names.ts';
import { hasDrafts, type View } from './view.ts';

/** Deletes a record after asking with its name. */
export function DeleteButton({ view, record, onDeleted }: { view: View; record: RaRecord; onDeleted: () => void }) {
  const { declaration } = view;
  const [asks, setAsks] = useState(false);
  const [remove, { isPending }] = useDelete();
  const notify = useNotify();
  const redirect = useRedirect();
  const title = titleOf(declaration, record);
  const confirm = async () => {
    try {
      await remove(
        declaration.name,
        { id: record.id, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      onDeleted();
      notify(`“${title}” is deleted.`, { type: 'success' });
      redirect('list', declaration.name);
    } catch (error) {
      setAsks(false);
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsks(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={`Delete “${title}”?`}
        confirmLabel={`Delete ${inSentence(declaration.label.one)}`}
        busy={isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => void confirm()}
      >
        {hasDrafts(view) ? 'The public pages drop it at once, with its draft.' : 'The schedule drops it at once.'}
      </ConfirmDialog>
    </>
  );
}
