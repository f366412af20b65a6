import { Button, ConfirmDialog } from '@prospectus/design-system';
import { useState } from 'react';
import { type RaRecord, useCanAccess } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { StickyBar } from '../layout/StickyBar.tsx';
import { Timestamp } from '../layout/Timestamp.tsx';
import { recordTitle } from './record-title.ts';
import type { RecordAction } from './use-record-actions.ts';
import { hasDrafts, type ConsoleResource } from './console-resource.ts';

/** The bar below a form: the state of the record, and the actions it allows. */
export function EditBar({
  resource,
  record,
  running,
  failure,
  onSave,
  onPublish,
  onDiscard,
  onReset,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  running: RecordAction | undefined;
  /** Why the last action failed. */
  failure: string | undefined;
  onSave: () => void;
  onPublish: () => void;
  onDiscard: () => void;
  onReset: () => void;
}) {
  const { isDirty } = useFormState();
  const { canAccess: mayPublish } = useCanAccess({ resource: resource.declaration.name, action: 'publish', record });
  const [confirming, setConfirming] = useState(false);
  const drafts = hasDrafts(resource);
  const status = record['status'] as string;
  return (
    <StickyBar state={<State record={record} isDirty={isDirty} running={running} drafts={drafts} />} failure={failure}>
      {isDirty && (
        <Button variant="quiet" size="small" onClick={onReset}>
          Undo changes
        </Button>
      )}
      {drafts && status === 'changed' && !isDirty && (
        <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
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
        open={confirming}
        tone="danger"
        title={`Discard the draft of “${recordTitle(resource.declaration, record)}”?`}
        confirmLabel="Discard draft"
        busy={running === 'discard'}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
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
  running: RecordAction | undefined;
  drafts: boolean;
}) {
  if (running) return <>{RUNNING[running]}</>;
  if (isDirty) return <>Unsaved changes</>;
  if (!drafts)
    return (
      <>
        Saved <Timestamp at={record['updated_at']} />
      </>
    );
  if (record['status'] === 'draft')
    return (
      <>
        Draft saved <Timestamp at={record['updated_at']} />. Not on the site yet.
      </>
    );
  if (record['status'] === 'changed')
    return (
      <>
        Draft saved <Timestamp at={record['updated_at']} />. The site shows what was published{' '}
        <Timestamp at={record['published_at']} />.
      </>
    );
  return (
    <>
      Published <Timestamp at={record['published_at']} />
    </>
  );
}

const RUNNING: Record<RecordAction, string> = {
  save: 'Saving…',
  publish: 'Publishing…',
  discard: 'Discarding the draft…',
  delete: 'Deleting…',
};
