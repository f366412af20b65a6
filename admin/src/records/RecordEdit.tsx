import { ErrorState } from '@prospectus/design-system';
import { EditBase, Form, type RaRecord, useEditContext } from 'react-admin';

import { EditForm } from './EditForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { contractResolver } from './contract-resolver.ts';
import { inSentence } from './names.ts';
import { pathOf, type View } from './view.ts';
import { Button } from '@prospectus/design-system';

/** The default form of a record that exists. */
export function RecordEdit({ view }: { view: View }) {
  return (
    <EditBase
      resource={view.declaration.name}
      mutationMode="pessimistic"
      redirect={false}
      authLoading={<FormSkeleton />}
      loading={<FormSkeleton />}
      error={<NotLoaded view={view} />}
    >
      <Loaded view={view} />
    </EditBase>
  );
}

function Loaded({ view }: { view: View }) {
  const { record, refetch } = useEditContext<RaRecord>();
  if (!record) return <FormSkeleton />;
  return (
    <Form
      key={record.id}
      record={record}
      resolver={contractResolver(view)}
      onSubmit={() => undefined}
      noValidate
      disableInvalidFormNotification
    >
      <EditForm view={view} record={record} refetch={refetch} />
    </Form>
  );
}

function NotLoaded({ view }: { view: View }) {
  const { error, refetch } = useEditContext();
  const { label } = view.declaration;
  const isGone = (error as { status?: number } | null)?.status === 404;
  return (
    <ErrorState
      headingLevel={1}
      title={isGone ? `There is no such ${inSentence(label.one)}` : `This ${inSentence(label.one)} could not be loaded`}
      text={
        isGone ? 'It was deleted, or the address is not complete.' : error instanceof Error ? error.message : undefined
      }
      onRetry={isGone ? undefined : () => void refetch()}
      action={
        <Button variant="quiet" size="small" href={pathOf(view)}>
          Back to {label.many}
        </Button>
      }
    />
  );
}
