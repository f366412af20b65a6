import { Button, ConfirmDialog } from '@prospectus/design-system';
import { useState } from 'react';
import { type RaRecord, useCanAccess } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { StickyBar } from '../layout/StickyBar.tsx';
import { Moment } from './Moment.tsx';
import { titleOf } from './names.ts';
import type { Deed } from './useSaving.ts';
import { hasDrafts, type View } from './view.ts';

/** The bar under a form: what state the record is in, and the ways on. */
export function EditBar({
  view,
  record,
  doing,
  failure,
  onSave,
  onPublish,
  onDiscard,
  onReset,
}: {
  view: View;
  record: RaRecord;
  doing: Deed | undefined;
  /** What the last deed came to, where it failed. */
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
    <StickyBar state={<State record={record} isDirty={isDirty} doing={doing} drafts={drafts} />} failure={failure}>
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
        busy={doing === 'save'}
        disabled={!isDirty && doing !== 'save'}
        onClick={onSave}
        aria-keyshortcuts="Control+S"
      >
        {drafts ? 'Save draft' : 'Save'}
      </Button>
      {drafts && mayPublish && (
        <Button
          size="small"
          busy={doing === 'publish'}
          disabled={status === 'published' && !isDirty && doing !== 'publish'}
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
        busy={doing === 'discard'}
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
  doing,
  drafts,
}: {
  record: RaRecord;
  isDirty: boolean;
  doing: Deed | undefined;
  drafts: boolean;
}) {
  if (doing) return <>{DOING[doing]}</>;
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

const DOING: Record<Deed, string> = { save: 'Saving…', publish: 'Publishing…', discard: 'Discarding the draft…' };
