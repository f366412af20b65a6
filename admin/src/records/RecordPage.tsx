import { Button, ErrorState } from '@prospectus/design-system';
import { useEffect, useMemo, useState } from 'react';
import { Form, type RaRecord, RecordContext, useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';

import { initialValue } from '../fields/schema.ts';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { INDIA } from '../layout/india-time.ts';
import { useRead } from '../providers/calls.ts';
import { translatedLabel } from '../texts/contract-text.ts';
import { useLanguage } from '../texts/language-context.ts';
import { Allowed } from './Allowed.tsx';
import { EditForm } from './EditForm.tsx';
import { type ConsoleResource, hasDrafts, homePath, listPath } from './console-resource.ts';
import { contractResolver } from './contract-resolver.ts';
import { labelInSentence, useRecordTitle } from './record-title.ts';
import { useRestore } from './use-restore.ts';
import { useRecent } from './visited.ts';

const NEW = 'create';

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
      <Loaded
        resource={resource}
        id={id}
        created={visit.created}
        onCreated={(created) => {
          setVisit((before) => ({ ...before, created }));
          void navigate(`${listPath(resource)}/${created.id}`, { replace: true });
        }}
      />
    </Allowed>
  );
}

/** One opened form: a new record stays in the form in which it was created. */
type Visit = { id: string; number: number; isNew: boolean; created?: RaRecord };

type LoadedProps = {
  resource: ConsoleResource;
  id: string;
  created: RaRecord | undefined;
  onCreated: (record: RaRecord) => void;
};

function Loaded({ resource, id, created, onCreated }: LoadedProps) {
  const { name } = resource.declaration;
  const isNew = id === NEW;
  const { data, error, refetch } = useGetOne<RaRecord>(
    name,
    { id },
    { enabled: !isNew, retry: false, networkMode: 'always' },
  );
  const record = data ?? created;
  if (error && !record)
    return <RecordNotFound resource={resource} id={id} error={error} onRetry={() => void refetch()} />;
  if (!record && !isNew) return <FormSkeleton />;
  return <RecordForm resource={resource} record={record} onCreated={onCreated} />;
}

type FormProps = Pick<LoadedProps, 'resource' | 'onCreated'> & { record: RaRecord | undefined };

function RecordForm({ resource, record, onCreated }: FormProps) {
  // react-admin's form resets itself when its values change: it gets the initial ones, and saving does the rest.
  const [atStart] = useState(record);
  const initial = useMemo(() => initialValue(resource.declaration.schema) as Record<string, unknown>, [resource]);
  const resolver = useMemo(() => contractResolver(resource), [resource]);
  return (
    <Form
      {...(atStart ? { record: atStart } : { defaultValues: initial })}
      resolver={resolver}
      onSubmit={() => undefined}
      noValidate
      disableInvalidFormNotification
    >
      <RecordContext value={record}>
        <EditForm resource={resource} record={record} onCreated={onCreated} />
      </RecordContext>
      {record && <RememberVisit resource={resource} record={record} />}
    </Form>
  );
}

/** Remembers that a record was opened, for the finder. Shows nothing. */
function RememberVisit({ resource, record }: { resource: ConsoleResource; record: RaRecord }) {
  const { declaration } = resource;
  const recordTitle = useRecordTitle();
  const [recent, remember] = useRecent();
  const visit = {
    resource: declaration.name,
    id: String(record.id),
    title: recordTitle(declaration, record),
    context: [],
  };
  const isKnown = recent[0]?.id === visit.id && recent[0].title === visit.title;
  useEffect(() => {
    if (!isKnown) remember(visit);
  });
  return null;
}

type RecordNotFoundProps = { resource: ConsoleResource; id: string; error: unknown; onRetry: () => void };

/** Instead of a form: the record is in the trash, was never there, or could not be loaded. */
function RecordNotFound({ resource, id, error, onRetry }: RecordNotFoundProps) {
  const { text, contractText, locale } = useLanguage();
  const recordTitle = useRecordTitle();
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
  const label = translatedLabel(resource.declaration, contractText);
  const one = labelInSentence(label.one);
  const back = (
    <Button variant="quiet" size="small" href={homePath(resource)}>
      {text('editing.notFound.back', { label: label.many })}
    </Button>
  );
  if (trashed) {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: INDIA }).format(
      Date.parse(trashed['updated_at'] as string) + 30 * 86_400_000,
    );
    return (
      <ErrorState
        headingLevel={1}
        title={text('editing.notFound.inTrash', { label: one })}
        text={text('editing.notFound.inTrashText', { title: recordTitle(resource.declaration, trashed), date })}
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
  return (
    <ErrorState
      headingLevel={1}
      title={text(isGone ? 'editing.notFound.title' : 'editing.notFound.failed', { label: one })}
      text={isGone ? text('editing.notFound.text') : error instanceof Error ? error.message : undefined}
      onRetry={isGone ? undefined : onRetry}
      action={back}
    />
  );
}
