import { Button, ConfirmDialog } from '@prospectus/design-system';
import { useState } from 'react';
import { type RaRecord, useCanAccess } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { StickyBar } from '../layout/StickyBar.tsx';
import { Moment } from './Moment.tsx';
import { titleOf } from './names.ts';
import type { SavingAction } from './useSaving.ts';
import { hasDrafts, type View } from './view.ts';

/** The bar under a form: what state the record is in, and the ways on. */
export function EditBar({
  view,
  record,
  running,
  failure,
  onSave,
  onPublish,
  onDiscard,
  onReset,
}: {
  view: View;
  record: RaRecord;
  running: SavingAction | undefined;
  /** Why the last action failed. */
  failure: string | undefined;
  onSave: () => void;
  onPublish: () => void;
  onDiscard: () => void;
  onReset: () => void;
}) {
  const { isDirty } = useFormState();
  const { canAccess: mayPublish } = useCanAccess({ resource: view.declaration.name, action: 'publish', record });
  const [asks, setAsks] = useState(false);
  const drafts = hasDrafts(view);
  const status = record['status'] as string;
  return (
    <StickyBar state={<State record={record} isDirty={isDirty} running={running} drafts={drafts} />} failure={failure}>
      {isDirty && (
        <Button variant="quiet" size="small" onClick={onReset}>
          Undo changes
        </Button>
      )}
      {drafts && status === 'changed' && !isDirty && (
        <Button variant="quiet" size="small" onClick={() => setAsks(true)}>
          Discard draft
        </Button>
      )}
      <Button
        variant={drafts ? 'secondary' : 'primary'}
        size="small"
        busy={running === 'save'}
        disabled={!isDirty && running !== 'save'}
        onClick={onSave}
        aria-keyshortcuts="Control+S"
      >
        {drafts ? 'Save draft' : 'Save'}
      </Button>
      {drafts && mayPublish && (
        <Button
          size="small"
          busy={running === 'publish'}
          disabled={status === 'published' && !isDirty && running !== 'publish'}
          onClick={onPublish}
        >
          Publish
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={`Discard the draft of “${titleOf(view.declaration, record)}”?`}
        confirmLabel="Discard draft"
        busy={running === 'discard'}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onDiscard();
        }}
      >
        The published fields become the record again. The draft stays in the history.
      </ConfirmDialog>
    </StickyBar>
  );
}

function State({
  record,
  isDirty,
  running,
  drafts,
}: {
  record: RaRecord;
  isDirty: boolean;
  running: SavingAction | undefined;
  drafts: boolean;
}) {
  if (running) return <>{RUNNING[running]}</>;
  if (isDirty) return <>Unsaved changes</>;
  if (!drafts)
    return (
      <>
        Saved <Moment at={record['updated_at']} />
      </>
    );
  if (record['status'] === 'draft')
    return (
      <>
        Draft saved <Moment at={record['updated_at']} />. Not on the site yet.
      </>
    );
  if (record['status'] === 'changed')
    return (
      <>
        Draft saved <Moment at={record['updated_at']} />. The site shows what was published{' '}
        <Moment at={record['published_at']} />.
      </>
    );
  return (
    <>
      Published <Moment at={record['published_at']} />
    </>
  );
}

const RUNNING: Record<SavingAction, string> = {
  save: 'Saving…',
  publish: 'Publishing…',
  discard: 'Discarding the draft…',
  delete: 'Deleting…',
};
