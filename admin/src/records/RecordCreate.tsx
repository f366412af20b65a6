import { Button } from '@prospectus/design-system';
import { useMemo, useRef, useState } from 'react';
import { CreateBase, Form, HttpError, useCreate, useNotify, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Failure } from '@prospectus/contract';

import { FormPage } from '../layout/FormPage.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StickyBar } from '../layout/StickyBar.tsx';
import { emptyValue } from '../inputs/schema.ts';
import { ownFields } from './changes.ts';
import { contractResolver } from './contract-resolver.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { inSentence } from './names.ts';
import { RecordFields } from './RecordFields.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { hasDrafts, pathOf, type View } from './view.ts';

/** The default form of a new record. Documents begin as drafts. */
export function RecordCreate({ view }: { view: View }) {
  const initial = useMemo(() => emptyValue(view.declaration.schema) as Record<string, unknown>, [view]);
  return (
    <CreateBase resource={view.declaration.name} redirect={false} authLoading={<FormSkeleton />}>
      <Form
        defaultValues={initial}
        resolver={contractResolver(view)}
        onSubmit={() => undefined}
        noValidate
        disableInvalidFormNotification
      >
        <NewRecord view={view} />
      </Form>
    </CreateBase>
  );
}

function NewRecord({ view }: { view: View }) {
  const { declaration } = view;
  const form = useFormContext<Record<string, unknown>>();
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  const mayLeave = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = () =>
    void form.handleSubmit(async (values) => {
      if (busy) return;
      setBusy(true);
      setFailure(undefined);
      try {
        const made = (await create(
          declaration.name,
          { data: ownFields(declaration, values) },
          { returnPromise: true },
        )) as { id: string };
        mayLeave.current = true;
        notify(hasDrafts(view) ? 'Draft saved. Publish it when it is ready.' : 'Saved.', { type: 'success' });
        redirect('edit', declaration.name, made.id);
      } catch (error) {
        const answer = error instanceof HttpError ? (error.body as Failure | null) : null;
        for (const [path, message] of Object.entries(answer?.errors ?? {}))
          form.setError(path, { type: 'server', message });
        setFailure(error instanceof Error ? error.message : 'Something went wrong');
        setBusy(false);
      }
    })();
  useSaveKey(save);

  return (
    <FormPage>
      <PageHead
        title={`New ${inSentence(declaration.label.one)}`}
        back={{ label: declaration.label.many, href: pathOf(view) }}
      />
      <RecordFields view={view} />
      <StickyBar state={busy ? 'Saving…' : 'Not saved yet'} failure={failure}>
        <Button size="small" busy={busy} onClick={save} aria-keyshortcuts="Control+S">
          {hasDrafts(view) ? 'Save draft' : 'Save'}
        </Button>
      </StickyBar>
      <LeaveGuard mayLeave={mayLeave} />
    </FormPage>
  );
}
