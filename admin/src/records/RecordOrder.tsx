import styled from '@emotion/styled';
import { Button, EmptyState, ErrorState, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import { lazyPart } from '../layout/lazy-part.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { useLanguage } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import { labelInSentence, useRecordTitle } from './record-title.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { useOrderGroup } from './use-order-group.ts';
import { useSaveOrder } from './use-save-order.ts';

const SortableList = lazyPart(
  async () => (await import('@prospectus/design-system/sortable')).SortableList<RaRecord>,
  Waiting,
);

function Waiting() {
  return <Skeleton height={200} />;
}

export function RecordOrder({ resource }: { resource: ConsoleResource }) {
  const { declaration } = resource;
  const { text, contractText } = useLanguage();
  const group = useOrderGroup(declaration);
  const many = contractText(declaration.label.many);
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('lists.order.title', { what: labelInSentence(many) })}
        subtitle={text('lists.order.subtitle')}
        back={{ label: many, href: listPath(resource) }}
      />
      {group && (
        <div style={{ maxWidth: 420 }}>
          <Select
            label={group.label}
            value={group.value}
            options={group.options}
            onChange={(event) => group.choose(event.target.value)}
          />
        </div>
      )}
      {group?.isPending ? (
        <Waiting />
      ) : (
        <OrderedRows key={JSON.stringify(group?.filter)} resource={resource} filter={group?.filter ?? {}} />
      )}
    </Stack>
  );
}

export function OrderedRows({ resource, filter }: { resource: ConsoleResource; filter: Record<string, unknown> }) {
  const { declaration } = resource;
  const { text, contractText } = useLanguage();
  const recordTitle = useRecordTitle();
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    declaration.name,
    {
      filter,
      sort: { field: 'position', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
      meta: { fields: [declaration.titleField, 'position', 'status'] },
    },
    { retry: false },
  );
  const save = useSaveOrder(declaration.name, data ?? NO_RECORDS, refetch);
  if (isPending) return <Waiting />;
  if (error)
    return (
      <ErrorState
        headingLevel={2}
        title={text('lists.order.failed')}
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        icon="document"
        title={text('lists.order.emptyTitle')}
        text={text('lists.order.emptyText')}
        action={
          <Button size="small" href={`${listPath(resource)}/create`}>
            {text('lists.find.create', { what: labelInSentence(contractText(declaration.label.one)) })}
          </Button>
        }
      />
    );
  return (
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
  );
}

const NO_RECORDS: RaRecord[] = [];

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '2ch minmax(0, 1fr)',
  gap: 12,
  alignItems: 'baseline',
});
