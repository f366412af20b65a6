import styled from '@emotion/styled';
import { Button, EmptyState, ErrorState, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useGetList, useNotify, useRequireAccess } from 'react-admin';

import { useReferenceOptions } from '../inputs/ReferenceInput.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { fieldNamed, inSentence, titleOf } from './names.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { useSavedOrder } from './use-saved-order.ts';
import { pathOf, type View } from './view.ts';

const SortableList = lazy(async () => ({
  default: (await import('@prospectus/design-system/sortable')).SortableList<RaRecord>,
}));

/** Puts a resource's records in order by pointer or keys, within one group where they are shown in groups. */
export function OrderScreen({ view }: { view: View }) {
  const { declaration, orderWithin } = view;
  const { isPending } = useRequireAccess({ resource: declaration.name, action: 'reorder' });
  const [group, setGroup] = useState<string | null>(null);
  if (isPending) return <Skeleton height={200} />;
  return (
    <Stack gap={3}>
      <PageHead
        title={`Order of ${inSentence(declaration.label.many)}`}
        subtitle="Drag a row by its handle, or press Space on it and use the arrow keys. The new order is live at once."
        back={{ label: declaration.label.many, href: pathOf(view) }}
      />
      {orderWithin && <GroupSelect view={view} field={orderWithin} value={group} onChange={setGroup} />}
      <Rows key={group} view={view} filter={orderWithin ? { [orderWithin]: group } : {}} />
    </Stack>
  );
}

function GroupSelect({
  view,
  field,
  value,
  onChange,
}: {
  view: View;
  field: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const meta = fieldNamed(view.declaration, field)?.meta;
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

function Rows({ view, filter }: { view: View; filter: Record<string, unknown> }) {
  const { declaration } = view;
  const notify = useNotify();
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    declaration.name,
    { filter, sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 1000 } },
    { retry: false },
  );
  const save = useSavedOrder(declaration.name, data ?? NO_RECORDS, {
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
        text="Choose another group, or write the first record."
        action={
          <Button size="small" href={`${pathOf(view)}/create`}>
            New {inSentence(declaration.label.one)}
          </Button>
        }
      />
    );
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <SortableList
        items={data}
        itemId={(record) => String(record.id)}
        label={(record) => titleOf(declaration, record)}
        onReorder={save}
        renderItem={(record, index) => (
          <Row>
            <Text as="span" tone="muted" tabular>
              {index + 1}
            </Text>
            <span>
              {titleOf(declaration, record)} {record['status'] !== 'published' && <RecordStatus record={record} />}
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
