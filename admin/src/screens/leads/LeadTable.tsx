import { LEAD_FIELDS, type LeadField, type LeadListColumn, type LeadRecord } from '@prospectus/contract';
import { DataTable, Icon, InlineButton, Link, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { ROW } from '../../lists/use-list-keys.ts';
import type { Selection } from '../../lists/use-selection.ts';
import { useText } from '../../texts/language-context.ts';
import { FollowUp } from './FollowUp.tsx';
import { LeadCards } from './LeadCards.tsx';
import { LeadOwner } from './LeadOwner.tsx';
import { LeadStage } from './LeadStage.tsx';
import { isSort, SORTS, useFieldText } from './lead-fields.ts';
import { LostDialog } from './LostDialog.tsx';
import type { LeadList } from './use-lead-list.ts';
import { useRowChanges } from './use-row-changes.ts';

type LeadTableProps = {
  leads: readonly LeadRecord[];
  list: Pick<LeadList, 'columns' | 'sort' | 'order' | 'sortBy'>;
  selection: Selection<string>;
  onPreview: (id: string) => void;
};

/** Leads as a table; as cards on a phone. Contacts are masked. */
export function LeadTable({ leads, list, selection, onPreview }: LeadTableProps) {
  const isWide = useIsTabletUp();
  const changes = useRowChanges();
  const shown = leads.map(changes.shown);
  return (
    <>
      {isWide ? (
        <LeadRows leads={shown} {...{ list, selection, onPreview, changes }} />
      ) : (
        <LeadCards leads={shown} {...{ selection, onPreview, changes }} />
      )}
      <LostDialog lead={changes.losing} onChoose={changes.lose} onClose={changes.keep} />
    </>
  );
}

type LeadRowsProps = LeadTableProps & { changes: ReturnType<typeof useRowChanges> };

function LeadRows({ leads, list, selection, onPreview, changes }: LeadRowsProps) {
  const text = useText();
  const { label, named } = useFieldText();
  const cell = (lead: LeadRecord, name: LeadListColumn): ReactNode => {
    const [field, value]: [LeadField, string | number | null] = [LEAD_FIELDS[name], lead[name]];
    if (value === null) return '—';
    return field.kind === 'time' ? <Timestamp at={String(value)} /> : field.names ? named(field, String(value)) : value;
  };
  const rows = leads.map((lead) => {
    const name = lead.name || text('desk.unnamed');
    const came = `${lead.media} · ${lead.campaign}`;
    return {
      ...Object.fromEntries(list.columns.map((column) => [column, cell(lead, column)])),
      name: (
        <Link quiet href={`/leads/${lead.id}`} title={`${name} · ${lead.mobile}`} {...{ [ROW]: lead.id }}>
          {name}
        </Link>
      ),
      choose: (
        <>
          <input
            type="checkbox"
            aria-label={text('desk.choose', { name })}
            checked={selection.isSelected(lead.id)}
            // With Shift all from the last one.
            onChange={({ nativeEvent }) => selection.toggle(lead.id, (nativeEvent as MouseEvent).shiftKey)}
          />{' '}
          <InlineButton
            aria-label={text('desk.preview.of', { name })}
            title={text('desk.preview.of', { name })}
            onClick={() => onPreview(lead.id)}
          >
            <Icon name="article" size={18} />
          </InlineButton>
        </>
      ),
      stage: <LeadStage lead={lead} changes={changes} />,
      owner: <LeadOwner lead={lead} changes={changes} />,
      next_at: lead.next_at ? <FollowUp inLine at={lead.next_at} /> : '—',
      last_enquiry_at: (
        <>
          <Timestamp at={lead.last_enquiry_at} />{' '}
          <Text as="span" size="small" tone="muted" title={came}>
            {came}
          </Text>
        </>
      ),
    };
  });
  return (
    <DataTable
      caption={text('desk.title')}
      captionHidden
      oneLine
      columns={[
        { key: 'name', label: text('desk.name'), cutsAt: 7, ...headOf('name', text('desk.name'), list) },
        ...list.columns.map((key) => {
          return {
            key,
            label: label(key),
            cutsAt: CUT[key],
            ...(LEAD_FIELDS[key].kind === 'number' && { align: 'end' as const }),
            ...headOf(key, label(key), list),
          };
        }),
        {
          key: 'choose',
          label: text('desk.choosePage'),
          head: (
            <input
              type="checkbox"
              aria-label={text('desk.choosePage')}
              title={text('desk.choosePage')}
              checked={selection.isPageSelected}
              onChange={selection.togglePage}
            />
          ),
          align: 'end',
        },
      ]}
      rows={rows}
    />
  );
}

/** Long texts give way to names, and of the last enquiry its date is seen whole. */
const CUT: Partial<Record<LeadListColumn, number>> = {
  area_of_interest: 7,
  last_enquiry_at: 8.5,
  media: 6,
  campaign: 6,
};

/** A head that sorts by its column, the other way round where that is so already; undefined for one that does not. */
function headOf(key: LeadListColumn | 'name', label: string, { sort, order, sortBy }: LeadTableProps['list']) {
  if (!isSort(key)) return undefined;
  const isSorted = key === sort;
  const other = order === 'ASC' ? 'DESC' : 'ASC';
  const mark = !isSorted ? 'both' : order === 'ASC' ? 'up' : 'down';
  return {
    ...(isSorted && { sorted: order === 'ASC' ? ('ascending' as const) : ('descending' as const) }),
    head: (
      <InlineButton mark={mark} title={label} onClick={() => sortBy(key, isSorted ? other : SORTS[key])}>
        {label}
      </InlineButton>
    ),
  };
}
