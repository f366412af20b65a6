import { Button, EmptyState, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import { findField } from '../fields/schema.ts';
import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { lazyPart } from '../layout/lazy-part.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { useAddress } from '../layout/use-address.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import { useNames } from './record-title.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { useSaveOrder } from './use-save-order.ts';

const Waiting = () => <Skeleton height={200} />;

const SortableList = lazyPart(
  async () => (await import('@prospectus/design-system/sortable')).SortableList<RaRecord>,
  Waiting,
);

export function RecordOrder({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const { many, manyInSentence } = useNames(resource.declaration);
  const group = useGroup(resource);
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('lists.order.title', { what: manyInSentence })}
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
        <Rows key={JSON.stringify(group?.filter)} resource={resource} filter={group?.filter ?? {}} />
      )}
    </Stack>
  );
}

const IN_ADDRESS = 'group';

/** The groups that the records are put in order within, and the one in the address; undefined where there are none. */
function useGroup({ declaration }: ConsoleResource) {
  const { text, contractText } = useLanguage();
  const { get, change } = useAddress();
  const { name, orderedWithin: field = '' } = declaration;
  const meta = findField(declaration, field)?.meta;
  const references = useReferenceOptions(meta?.resource ?? '', meta?.kind === 'reference');
  const records = useGetList<RaRecord>(
    name,
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'position', order: 'ASC' }, meta: { fields: [field] } },
    { enabled: meta?.kind === 'text' },
  );
  if (!meta) return undefined;
  const options =
    meta.kind === 'reference'
      ? [{ value: '', label: text('lists.order.noGroup') }, ...references.options]
      : meta.kind === 'choice'
        ? (meta.options ?? []).map((option) => ({ value: String(option.id), label: contractText(option.name) }))
        : [...new Set(records.data?.map((record) => String(record[field])))].map((value) => ({ value, label: value }));
  const value = get(IN_ADDRESS) || options[0]?.value || '';
  return {
    label: contractText(meta.label),
    value,
    options,
    choose: (next: string) => change({ [IN_ADDRESS]: next }),
    filter: { [field]: meta.kind === 'reference' && value === '' ? null : value },
    isPending: references.isPending || records.isLoading,
  };
}

/** The address of the screen that puts the records with this value of the group's field in order. */
export const orderHref = (resource: ConsoleResource, group: unknown): string =>
  `${listPath(resource)}/order${typeof group === 'string' ? `?${IN_ADDRESS}=${encodeURIComponent(group)}` : ''}`;

function Rows({ resource, filter }: { resource: ConsoleResource; filter: Record<string, unknown> }) {
  const { declaration } = resource;
  const text = useText();
  const { titleOf, oneInSentence } = useNames(declaration);
  const query = useGetList<RaRecord>(
    declaration.name,
    {
      filter,
      sort: { field: 'position', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
      meta: { fields: [declaration.titleField, 'position', 'status'] },
    },
    { retry: false },
  );
  const save = useSaveOrder(declaration.name, query.data ?? NO_RECORDS, query.refetch);
  return (
    <Loaded query={query} headingLevel={2} title={text('lists.order.failed')} waiting={<Waiting />}>
      {(records) =>
        records.length === 0 ? (
          <EmptyState
            headingLevel={2}
            icon="document"
            title={text('lists.order.emptyTitle')}
            text={text('lists.order.emptyText')}
            action={
              <Button size="small" href={`${listPath(resource)}/create`}>
                {text('lists.find.create', { what: oneInSentence })}
              </Button>
            }
          />
        ) : (
          <SortableList
            items={records}
            itemId={(record) => String(record.id)}
            label={titleOf}
            onReorder={save}
            renderItem={(record, index) => (
              <Stack direction="row" gap={1.5} align="baseline">
                <Text as="span" tone="muted" tabular>
                  {index + 1}
                </Text>
                <span>{titleOf(record)}</span>
                {record['status'] !== 'published' && <RecordStatus record={record} />}
              </Stack>
            )}
          />
        )
      }
    </Loaded>
  );
}

const NO_RECORDS: RaRecord[] = [];
