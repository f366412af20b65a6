import { Button } from '@prospectus/design-system';
import { useMemo, useRef, useState } from 'react';
import { CreateBase, Form, HttpError, useCreate, useNotify, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Failure } from '@prospectus/contract';

import { FormPage } from '../layout/FormPage.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { StickyBar } from '../layout/StickyBar.tsx';
import { initialValue } from '../fields/schema.ts';
import { ownFields } from './changes.ts';
import { contractResolver } from './contract-resolver.ts';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { labelInSentence } from './record-title.ts';
import { RecordFields } from './RecordFields.tsx';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { hasDrafts, listPath, type ConsoleResource } from './console-resource.ts';

/** The form of a new record. Documents are created as drafts. */
export function RecordCreate({ resource }: { resource: ConsoleResource }) {
  const initial = useMemo(() => initialValue(resource.declaration.schema) as Record<string, unknown>, [resource]);
  return (
    <CreateBase resource={resource.declaration.name} redirect={false} authLoading={<FormSkeleton />}>
      <Form
        defaultValues={initial}
        resolver={contractResolver(resource)}
        onSubmit={() => undefined}
        noValidate
        disableInvalidFormNotification
      >
        <NewRecord resource={resource} />
      </Form>
    </CreateBase>
  );
}

function NewRecord({ resource }: { resource: ConsoleResource }) {
  const { declaration } = resource;
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
        const created = (await create(
          declaration.name,
          { data: ownFields(declaration, values) },
          { returnPromise: true },
        )) as { id: string };
        mayLeave.current = true;
        notify(hasDrafts(resource) ? 'Draft saved. Publish it when it is ready.' : 'Saved.', { type: 'success' });
        redirect('edit', declaration.name, created.id);
      } catch (error) {
        const answer = error instanceof HttpError ? (error.body as Failure | null) : null;
        for (const [path, message] of Object.entries(answer?.errors ?? {}))
          form.setError(path, { type: 'server', message });
        setFailure(error instanceof Error ? error.message : 'Something went wrong');
        setBusy(false);
      }
    })();
  useSaveShortcut(save);

  return (
    <FormPage>
      <PageHeader
        title={`New ${labelInSentence(declaration.label.one)}`}
        back={{ label: declaration.label.many, href: listPath(resource) }}
      />
      <RecordFields resource={resource} />
      <StickyBar state={busy ? 'Saving…' : 'Not saved yet'} failure={failure}>
        <Button size="small" busy={busy} onClick={save} aria-keyshortcuts="Control+S">
          {hasDrafts(resource) ? 'Save draft' : 'Save'}
        </Button>
      </StickyBar>
      <UnsavedChangesGuard mayLeave={mayLeave} />
    </FormPage>
  );
}
