import styled from '@emotion/styled';
import { Button, EmptyState, ErrorState, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useGetList, useNotify, useRequireAccess } from 'react-admin';

import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { labelInSentence, recordTitle } from './record-title.ts';
import { findField } from '../fields/schema.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { useSaveOrder } from './use-save-order.ts';
import { listPath, type ConsoleResource } from './console-resource.ts';

const SortableList = lazy(async () => ({
  default: (await import('@prospectus/design-system/sortable')).SortableList<RaRecord>,
}));

/** Puts a resource's records in order by pointer or keyboard, within one group where the resource groups them. */
export function RecordOrder({ resource }: { resource: ConsoleResource }) {
  const { declaration, orderedWithin } = resource;
  const { isPending } = useRequireAccess({ resource: declaration.name, action: 'reorder' });
  const [group, setGroup] = useState<string | null>(null);
  if (isPending) return <Skeleton height={200} />;
  return (
    <Stack gap={3}>
      <PageHeader
        title={`Order of ${labelInSentence(declaration.label.many)}`}
        subtitle="Drag a row by its handle, or press Space on it and use the arrow keys. The new order is live at once."
        back={{ label: declaration.label.many, href: listPath(resource) }}
      />
      {orderedWithin && <GroupSelect resource={resource} field={orderedWithin} value={group} onChange={setGroup} />}
      <Rows key={group} resource={resource} filter={orderedWithin ? { [orderedWithin]: group } : {}} />
    </Stack>
  );
}

function GroupSelect({
  resource,
  field,
  value,
  onChange,
}: {
  resource: ConsoleResource;
  field: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const meta = findField(resource.declaration, field)?.meta;
  const { options } = useReferenceOptions(meta?.resource ?? '');
  return (
    <div style={{ maxWidth: 420 }}>
      <Select
        label={meta?.label ?? field}
        placeholder="None"
        value={value ?? ''}
        options={options}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </div>
  );
}

function Rows({ resource, filter }: { resource: ConsoleResource; filter: Record<string, unknown> }) {
  const { declaration } = resource;
  const notify = useNotify();
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    declaration.name,
    { filter, sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 1000 } },
    { retry: false },
  );
  const save = useSaveOrder(declaration.name, data ?? NO_RECORDS, {
    onSaved: refetch,
    onFailure: (failure) => {
      notify(failure instanceof Error ? failure.message : 'Something went wrong', { type: 'error' });
      return refetch();
    },
  });
  if (isPending)
    return (
      <Stack gap={1}>
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </Stack>
    );
  if (error)
    return (
      <ErrorState
        headingLevel={2}
        title="The records could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        icon="document"
        title="Nothing to put in order here"
        text="Choose another group, or create the first record."
        action={
          <Button size="small" href={`${listPath(resource)}/create`}>
            New {labelInSentence(declaration.label.one)}
          </Button>
        }
      />
    );
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <SortableList
        items={data}
        itemId={(record) => String(record.id)}
        label={(record) => recordTitle(declaration, record)}
        onReorder={save}
        renderItem={(record, index) => (
          <Row>
            <Text as="span" tone="muted" tabular>
              {index + 1}
            </Text>
            <span>
              {recordTitle(declaration, record)} {record['status'] !== 'published' && <RecordStatus record={record} />}
            </span>
          </Row>
        )}
      />
    </Suspense>
  );
}

const NO_RECORDS: RaRecord[] = [];

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '2ch minmax(0, 1fr)',
  gap: 12,
  alignItems: 'baseline',
});
