import { Button } from '@prospectus/design-system';
import { type ReactNode, useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

import { findField } from '../fields/schema.ts';
import { useIsTabletUp } from '../layout/use-viewport.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { preloadOrder } from '../lists/ListTable.tsx';
import type { ListFilter } from '../lists/list-types.ts';
import { RowOrderContext } from '../lists/row-order.ts';
import { useMay } from '../providers/use-may.ts';
import { translatedMeta } from '../texts/contract-text.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { type ConsoleResource, hasDrafts, listPath } from './console-resource.ts';
import { BulkBar } from './list/BulkBar.tsx';
import { ListTools } from './list/ListTools.tsx';
import { defaultSort, listFields, useListView, useRecordColumns } from './list-columns.tsx';
import { useNames } from './record-title.ts';
import { orderHref } from './RecordOrder.tsx';
import { useSaveOrder } from './use-save-order.ts';

export function RecordList({ resource }: { resource: ConsoleResource }) {
  const { text, contractText } = useLanguage();
  const { declaration, icon = 'document', initialFilter } = resource;
  const { name, where } = declaration;
  const names = useNames(declaration);
  const view = useListView(resource);
  const mayCreate = useMay(name)('create');
  const what = names.manyInSentence;
  const createButton = (label: string) =>
    mayCreate && (
      <Button size="small" href={`${listPath(resource)}/create`}>
        {label}
      </Button>
    );
  return (
    <ListScreen<RaRecord>
      subject={name}
      sort={defaultSort(resource)}
      perPage={25}
      isRemembered
      {...(initialFilter && { initialFilter: initialFilter() })}
      fields={listFields(resource, view.columns)}
      title={names.many}
      actions={
        <>
          <OrderButton resource={resource} />
          {createButton(text('lists.find.create', { what: names.oneInSentence }))}
        </>
      }
      filters={useRecordFilters(resource)}
      tools={<ListTools resource={resource} view={view} mayImport={mayCreate} />}
      bulk={<BulkBar resource={resource} />}
      columns={useRecordColumns(resource, view)}
      density={view.density}
      opensRows
      select={{ nameOf: names.titleOf }}
      instead={(content) => <Ordered resource={resource}>{content}</Ordered>}
      failed={text('lists.failed', { what })}
      noMatch={{ title: text('lists.empty.noMatch', { what }), text: text('lists.empty.noMatchText') }}
      empty={{
        icon,
        title: text('lists.empty.none', { what }),
        text: where && contractText(where),
        action: createButton(text('lists.empty.createFirst')),
      }}
    />
  );
}

/** Whether a person may put the records in order, and whether the list shows all records of one order. */
function useOrder({ declaration: { name, ordered, orderedWithin } }: ConsoleResource) {
  const { filterValues, sort, page } = useListContext();
  const filter = filterValues as Record<string, unknown>;
  const mayOrder = useMay(name)('reorder') && ordered;
  const isGroup = Object.keys(filter).join() === (orderedWithin ?? '');
  const isByPosition = sort.field === 'position' && sort.order === 'ASC';
  return {
    mayOrder,
    group: filter[orderedWithin ?? ''],
    isInOrder: mayOrder && isGroup && isByPosition && page === 1,
  };
}

function OrderButton({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const { mayOrder, group } = useOrder(resource);
  return mayOrder ? (
    <Button variant="secondary" size="small" href={orderHref(resource, group)}>
      {text('lists.order.begin')}
    </Button>
  ) : null;
}

/** The rows can be moved where the table shows a group from its first record on, in its order. */
function Ordered({ resource: { declaration }, ...props }: { resource: ConsoleResource; children: ReactNode }) {
  const { titleOf } = useNames(declaration);
  const { isInOrder } = useOrder({ declaration });
  const { data, refetch } = useListContext<RaRecord>();
  const isWide = useIsTabletUp();
  const save = useSaveOrder(declaration.name, data ?? NO_RECORDS, async () => refetch());
  useEffect(() => {
    if (isInOrder) preloadOrder();
  }, [isInOrder]);
  return <RowOrderContext value={isWide && isInOrder ? { label: titleOf, save } : undefined} {...props} />;
}

const NO_RECORDS: RaRecord[] = [];

function useRecordFilters(resource: ConsoleResource): ListFilter[] {
  const { text, contractText } = useLanguage();
  const ofFields = (resource.filters ?? []).flatMap((name): ListFilter[] => {
    const field = findField(resource.declaration, name);
    if (!field) return [];
    const { kind, label, resource: reference = '', options = [] } = translatedMeta(field.meta, contractText);
    if (kind === 'reference') return [{ kind, name, label, resource: reference }];
    return [
      { kind: 'choice', name, label, options: options.map(({ id, name: option }) => ({ value: id, label: option })) },
    ];
  });
  const status: ListFilter = {
    kind: 'choice',
    name: 'status',
    label: text('lists.columns.status'),
    options: STATUSES.map((value) => ({ value, label: text(`lists.status.${value}`) })),
  };
  return [
    { kind: 'search', ranks: true, name: 'q', label: text('lists.filter.search') },
    ...ofFields,
    ...(hasDrafts(resource) ? [status] : []),
  ];
}

const STATUSES = ['published', 'changed', 'draft'] as const;
