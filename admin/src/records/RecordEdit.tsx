import { Button, ErrorState } from '@prospectus/design-system';
import { EditBase, Form, type RaRecord, useEditContext } from 'react-admin';

import { EditForm } from './EditForm.tsx';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { contractResolver } from './contract-resolver.ts';
import { labelInSentence } from './record-title.ts';
import { listPath, type ConsoleResource } from './console-resource.ts';

/** The form of an existing record, with its loading and failure states. */
export function RecordEdit({ resource }: { resource: ConsoleResource }) {
  return (
    <EditBase
      resource={resource.declaration.name}
      mutationMode="pessimistic"
      redirect={false}
      authLoading={<FormSkeleton />}
      loading={<FormSkeleton />}
      error={<NotLoaded resource={resource} />}
    >
      <Loaded resource={resource} />
    </EditBase>
  );
}

function Loaded({ resource }: { resource: ConsoleResource }) {
  const { record, refetch } = useEditContext<RaRecord>();
  if (!record) return <FormSkeleton />;
  return (
    <Form
      key={record.id}
      record={record}
      resolver={contractResolver(resource)}
      onSubmit={() => undefined}
      noValidate
      disableInvalidFormNotification
    >
      <EditForm resource={resource} record={record} refetch={refetch} />
    </Form>
  );
}

function NotLoaded({ resource }: { resource: ConsoleResource }) {
  const { error, refetch } = useEditContext();
  const { label } = resource.declaration;
  const isGone = (error as { status?: number } | null)?.status === 404;
  return (
    <ErrorState
      headingLevel={1}
      title={
        isGone
          ? `There is no such ${labelInSentence(label.one)}`
          : `This ${labelInSentence(label.one)} could not be loaded`
      }
      text={
        isGone ? 'It was deleted, or the address is not complete.' : error instanceof Error ? error.message : undefined
      }
      onRetry={isGone ? undefined : () => void refetch()}
      action={
        <Button variant="quiet" size="small" href={listPath(resource)}>
          Back to {label.many}
        </Button>
      }
    />
  );
}
