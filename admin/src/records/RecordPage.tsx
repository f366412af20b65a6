import { Button, ErrorState } from '@prospectus/design-system';
import { useEffect, useMemo, useState } from 'react';
import { Form, type RaRecord, RecordContext, useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';

import { initialValue } from '../fields/schema.ts';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { INDIA } from '../layout/india-time.ts';
import { useRead } from '../providers/calls.ts';
import { useLanguage } from '../texts/language-context.ts';
import { Allowed } from './Allowed.tsx';
import { EditForm } from './EditForm.tsx';
import { type ConsoleResource, hasDrafts, homePath, listPath } from './console-resource.ts';
import { contractResolver } from './contract-resolver.ts';
import { useNames } from './record-title.ts';
import type { EditorOptions } from './use-editor.ts';
import { useRestore } from './use-restore.ts';
import { useRecent } from './visited.ts';

const NEW = 'create';

/** One opened form: a new record stays in the form in which it was created. */
type Visit = { id: string; number: number; isNew: boolean; created?: RaRecord };

/**
 * The form of a record, and of a new one: when the new one is saved the address is replaced, and the form stays as it is
 * with its focus.
 */
export function RecordPage({ resource }: { resource: ConsoleResource }) {
  const { id = NEW } = useParams();
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>({ id, number: 0, isNew: id === NEW });
  if (visit.id !== id) {
    setVisit(visit.created?.id === id ? { ...visit, id } : { id, number: visit.number + 1, isNew: id === NEW });
    return null;
  }
  return (
    <Allowed
      key={visit.number}
      resource={resource.declaration.name}
      action={visit.isNew ? 'create' : 'edit'}
      waiting={<FormSkeleton />}
    >
      <LoadedRecord
        resource={resource}
        id={id}
        record={visit.created}
        onCreated={(created) => {
          setVisit((before) => ({ ...before, created }));
          void navigate(`${listPath(resource)}/${created.id}`, { replace: true });
        }}
      />
    </Allowed>
  );
}

function LoadedRecord({ id, record: created, ...options }: EditorOptions & { id: string }) {
  const { resource } = options;
  const isNew = id === NEW;
  const { data, error, refetch } = useGetOne<RaRecord>(
    resource.declaration.name,
    { id },
    { enabled: !isNew, retry: false, networkMode: 'always' },
  );
  const record = data ?? created;
  if (error && !record)
    return <RecordNotFound resource={resource} id={id} error={error} onRetry={() => void refetch()} />;
  if (!record && !isNew) return <FormSkeleton />;
  return <RecordForm {...options} record={record} />;
}

function RecordForm(options: EditorOptions) {
  const { resource, record } = options;
  // react-admin's form resets itself when its values change: it gets the initial ones, and saving does the rest.
  const [atStart] = useState(record);
  const initial = useMemo(() => initialValue(resource.declaration.schema) as Record<string, unknown>, [resource]);
  const resolver = useMemo(() => contractResolver(resource), [resource]);
  useRememberVisit(resource, record);
  return (
    <Form
      {...(atStart ? { record: atStart } : { defaultValues: initial })}
      resolver={resolver}
      onSubmit={() => undefined}
      noValidate
      disableInvalidFormNotification
    >
      <RecordContext value={record}>
        <EditForm {...options} />
      </RecordContext>
    </Form>
  );
}

/** Remembers that a record was opened, for the finder. */
function useRememberVisit({ declaration }: ConsoleResource, record: RaRecord | undefined): void {
  const { titleOf } = useNames(declaration);
  const [[last], remember] = useRecent();
  const id = record && String(record.id);
  const title = titleOf(record);
  useEffect(() => {
    if (id !== undefined && (last?.id !== id || last.title !== title))
      remember({ resource: declaration.name, id, title, context: [] });
  });
}

type RecordNotFoundProps = { resource: ConsoleResource; id: string; error: unknown; onRetry: () => void };

/** Instead of a form: the record is in the trash, was never there, or could not be loaded. */
function RecordNotFound({ resource, id, error, onRetry }: RecordNotFoundProps) {
  const { text, locale } = useLanguage();
  const names = useNames(resource.declaration);
  const { restore } = useRestore(resource);
  const isGone = (error as { status?: number }).status === 404;
  const { data: [trashed] = [] } = useRead(
    'GET /admin/:resource/trash',
    {
      params: { resource: resource.declaration.name },
      query: { filter: JSON.stringify({ id: [id] }), range: '[0,0]' },
    },
    { enabled: isGone && hasDrafts(resource) },
  );
  const label = names.oneInSentence;
  const back = (
    <Button variant="quiet" size="small" href={homePath(resource)}>
      {text('editing.notFound.back', { label: names.many })}
    </Button>
  );
  if (!trashed)
    return (
      <ErrorState
        headingLevel={1}
        title={text(isGone ? 'editing.notFound.title' : 'editing.notFound.failed', { label })}
        text={isGone ? text('editing.notFound.text') : error instanceof Error ? error.message : undefined}
        onRetry={isGone ? undefined : onRetry}
        action={back}
      />
    );
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: INDIA }).format(
    Date.parse(trashed['updated_at'] as string) + 30 * 86_400_000,
  );
  return (
    <ErrorState
      headingLevel={1}
      title={text('editing.notFound.inTrash', { label })}
      text={text('editing.notFound.inTrashText', { title: names.titleOf(trashed), date })}
      action={
        <>
          <Button size="small" onClick={() => void restore(trashed)}>
            {text('editing.notFound.restore')}
          </Button>
          <Button variant="secondary" size="small" href="/trash">
            {text('editing.notFound.toTrash')}
          </Button>
          {back}
        </>
      }
    />
  );
}
