import { useEffect, useMemo, useState } from 'react';
import { Form, type RaRecord, RecordContext, useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';

import { initialValue } from '../fields/schema.ts';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { Allowed } from './Allowed.tsx';
import { EditForm } from './EditForm.tsx';
import { RecordNotFound } from './RecordNotFound.tsx';
import { type ConsoleResource, listPath } from './console-resource.ts';
import { contractResolver } from './contract-resolver.ts';
import { useRecordTitle } from './record-title.ts';
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
