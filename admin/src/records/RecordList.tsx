import { Button } from '@prospectus/design-system';
import { type ReactNode, useEffect, useState } from 'react';
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
import { OrderedRows } from './RecordOrder.tsx';
import { type ConsoleResource, hasDrafts, listPath } from './console-resource.ts';
import { defaultSort, listFields } from './list-columns.ts';
import { BulkBar } from './list/BulkBar.tsx';
import { ListTools } from './list/ListTools.tsx';
import { useListView } from './list/list-view.ts';
import { labelInSentence, useRecordTitle } from './record-title.ts';
import { useOwnGroup } from './use-order-group.ts';
import { useRecordColumns } from './use-record-columns.tsx';
import { useSaveOrder } from './use-save-order.ts';

export function RecordList({ resource }: { resource: ConsoleResource }) {
  const { text, contractText } = useLanguage();
  const recordTitle = useRecordTitle();
  const view = useListView(resource);
  const columns = useRecordColumns(resource, view);
  const filters = useRecordFilters(resource);
  const { declaration, icon = 'document', initialFilter } = resource;
  const { label, name, where } = declaration;
  const mayCreate = useMay(name)('create');
  const [isOrdering, setOrdering] = useState(false);
  const what = labelInSentence(contractText(label.many));
  const createHref = `${listPath(resource)}/create`;
  return (
    <ListScreen<RaRecord>
      subject={name}
      sort={defaultSort(resource)}
      perPage={25}
      isRemembered
      {...(initialFilter && { initialFilter: initialFilter() })}
      fields={listFields(resource, view.columns)}
      title={contractText(label.many)}
      actions={
        <>
          <OrderButton resource={resource} isOrdering={isOrdering} onChange={setOrdering} />
          {mayCreate && (
            <Button size="small" href={createHref}>
              {text('lists.find.create', { what: labelInSentence(contractText(label.one)) })}
            </Button>
          )}
        </>
      }
      filters={filters}
      tools={<ListTools resource={resource} view={view} mayImport={mayCreate} />}
      bulk={<BulkBar resource={resource} />}
      columns={columns}
      density={view.density}
      opensRows
      select={{ nameOf: (record) => recordTitle(declaration, record) }}
      instead={(content) => (
        <Ordered resource={resource} isOrdering={isOrdering}>
          {content}
        </Ordered>
      )}
      failed={text('lists.failed', { what })}
      noMatch={{ title: text('lists.empty.noMatch', { what }), text: text('lists.empty.noMatchText') }}
      empty={{
        icon,
        title: text('lists.empty.none', { what }),
        text: where && contractText(where),
        action: mayCreate && (
          <Button size="small" href={createHref}>
            {text('lists.empty.createFirst')}
          </Button>
        ),
      }}
    />
  );
}

type OrderButtonProps = { resource: ConsoleResource; isOrdering: boolean; onChange: (isOrdering: boolean) => void };

function OrderButton({ resource, isOrdering, onChange }: OrderButtonProps) {
  const text = useText();
  const { mayOrder, filter } = useOwnGroup(resource);
  if (!mayOrder) return null;
  const shows = isOrdering && filter !== undefined;
  return (
    <Button
      variant="secondary"
      size="small"
      {...(filter
        ? { onClick: () => onChange(!isOrdering), 'aria-pressed': shows }
        : { href: `${listPath(resource)}/order` })}
    >
      {text(shows ? 'lists.order.end' : 'lists.order.begin')}
    </Button>
  );
}

type OrderedProps = { resource: ConsoleResource; isOrdering: boolean; children: ReactNode };

/** Rows that can be moved: in the table itself where it shows a group in its order. */
function Ordered({ resource, isOrdering, children }: OrderedProps) {
  const { declaration } = resource;
  const recordTitle = useRecordTitle();
  const { filter, isInOrder } = useOwnGroup(resource);
  const { data, refetch } = useListContext<RaRecord>();
  const isWide = useIsTabletUp();
  const save = useSaveOrder(declaration.name, data ?? NO_RECORDS, async () => refetch());
  useEffect(() => {
    if (isInOrder) preloadOrder();
  }, [isInOrder]);
  if (isOrdering && filter) return <OrderedRows resource={resource} filter={filter} />;
  const order =
    isWide && isInOrder ? { label: (record: RaRecord) => recordTitle(declaration, record), save } : undefined;
  return <RowOrderContext value={order}>{children}</RowOrderContext>;
}

const NO_RECORDS: RaRecord[] = [];

function useRecordFilters(resource: ConsoleResource): ListFilter[] {
  const { text, contractText } = useLanguage();
  const ofFields = (resource.filters ?? []).flatMap((name): ListFilter[] => {
    const field = findField(resource.declaration, name);
    if (!field) return [];
    const { kind, label, resource: reference, options = [] } = translatedMeta(field.meta, contractText);
    if (kind === 'reference') return [{ kind, name, label, resource: reference ?? '' }];
    return [
      { kind: 'choice', name, label, options: options.map(({ id, name: option }) => ({ value: id, label: option })) },
    ];
  });
  return [
    { kind: 'search', ranks: true, name: 'q', label: text('lists.filter.search') },
    ...ofFields,
    ...(hasDrafts(resource)
      ? [
          {
            kind: 'choice' as const,
            name: 'status',
            label: text('lists.columns.status'),
            options: STATUSES.map((status) => ({ value: status, label: text(`lists.status.${status}`) })),
          },
        ]
      : []),
  ];
}

const STATUSES = ['published', 'changed', 'draft'] as const;
