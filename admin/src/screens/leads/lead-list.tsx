import {
  type FieldsWith,
  LEAD_FIELDS,
  LEAD_LIST_COLUMNS,
  LEAD_LAYOUTS,
  type LeadField,
  leadFields,
  type LeadListColumn,
  type LeadRecord,
  type LeadLayout,
} from '@prospectus/contract';
import { LEAD_MILESTONES } from '@prospectus/contract/lead-views';
import { Button, Icon, InlineButton, Link } from '@prospectus/design-system';
import type { SortPayload } from 'react-admin';
import { z } from 'zod';

import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useAddress } from '../../layout/use-address.ts';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import type { ListColumn, ListFilter } from '../../lists/list-types.ts';
import { ROW } from '../../lists/use-list-keys.ts';
import { usePersonal } from '../../providers/personal.ts';
import { useStages } from '../../records/use-stages.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { FollowUp, leadName, useOwners } from './lead-parts.tsx';
import { RowField } from './RowField.tsx';

const SHOW = z.enum(LEAD_LAYOUTS);
const COLUMNS = z
  .array(z.enum(LEAD_LIST_COLUMNS))
  .min(1)
  .refine((names) => new Set(names).size === names.length);

/** The columns of the table until others are chosen. */
export const USUAL_COLUMNS: LeadListColumn[] = [
  'stage',
  'area_of_interest',
  'owner',
  'next_at',
  'score',
  'last_enquiry_at',
];

/**
 * Whether leads are a list or a board, and the columns of the list: those of the address, which a saved view has, or those
 * that the person has chosen in this browser.
 */
export function useLeadDisplay() {
  const { get, change } = useAddress();
  const [ownShow, setOwnShow] = usePersonal<typeof SHOW>('leads.show', SHOW, 'list');
  const [ownColumns, setOwnColumns] = usePersonal<typeof COLUMNS>('leads.columns', COLUMNS, USUAL_COLUMNS);
  const columns = COLUMNS.safeParse(get('columns').split(',')).data;
  return {
    show: SHOW.safeParse(get('show')).data ?? ownShow,
    setShow: (show: LeadLayout) => {
      setOwnShow(show);
      change({ show });
    },
    columns: columns ?? ownColumns,
    setColumns: (next: LeadListColumn[]) => (columns ? change({ columns: next.join(',') }) : setOwnColumns(next)),
  };
}

type SortField = FieldsWith<{ sort: string }>;

/** The fields that the list can be sorted by, each with the order that comes first. */
const SORTS = Object.fromEntries(
  leadFields<SortField>(({ sort }) => sort).map(([name, { sort }]) => [name, sort]),
) as Record<SortField, SortPayload['order']>;
const isSortField = (name: string): name is SortField => Object.hasOwn(SORTS, name);

/** The sort orders that are offered where no column head offers them. */
const OFFERED_SORTS = ['created_at', 'last_enquiry_at', 'next_at', 'name', 'score'] as const;

/** Labels of fields and of their values, in the language of the console. */
export function useFieldText() {
  const contractText = useContractText();
  return {
    label: (name: FieldsWith<{ label: string }>): string => contractText(LEAD_FIELDS[name].label),
    named: ({ names }: Pick<LeadField, 'names'>, value: string): string => contractText(names?.[value] ?? value),
  };
}

/** The filters of the desk. `sort` is the present order, which is offered too. */
export function useLeadFilters(columns: readonly string[], isBoard: boolean, sort: SortPayload): ListFilter[] {
  const text = useText();
  const { label, named } = useFieldText();
  const owners = useOwners();
  const stages = useStages();
  const isRare = !useIsTabletUp();
  const heads = isRare || isBoard ? [] : ['name', ...columns];
  const sortLabel = ({ field, order }: SortPayload) => {
    const offered = OFFERED_SORTS.find((name) => name === field);
    if (offered) return text(`desk.sorts.${offered}.${order}`);
    return isSortField(field) ? text(`desk.sorts.text.${order}`, { name: label(field) }) : field;
  };
  const offered: SortPayload[] = OFFERED_SORTS.filter((name) => !heads.includes(name)).map((name) => ({
    ...{ field: name, order: SORTS[name] },
  }));
  const isOffered = offered.some(({ field, order }) => field === sort.field && order === sort.order);
  const choice = (name: string, shared: { label: string; any?: string; isRare: boolean }, options: Option[]) => ({
    ...{ kind: 'choice' as const, name, ...shared, options },
  });
  return [
    { kind: 'search', name: 'q', label: text('desk.search') },
    // The board has a column for every stage.
    ...(isBoard
      ? []
      : [choice('stage', { label: text('desk.stage'), any: text('desk.anyStage'), isRare }, stages.options)]),
    choice('owner', { label: text('desk.owner'), any: text('desk.anyOwner'), isRare }, owners.options),
    {
      ...{ kind: 'sort', name: 'sort', label: text('desk.sortedBy'), isRare },
      options: (isOffered ? offered : [...offered, sort]).map((one) => ({ sort: one, label: sortLabel(one) })),
    },
    { kind: 'day', name: 'created_at_gte', label: text('figures.behind.from'), edge: 'start', isRare: true },
    { kind: 'day', name: 'created_at_lte', label: text('figures.behind.to'), edge: 'end', isRare: true },
    choice(
      'reached',
      { label: text('figures.behind.reached'), isRare: true },
      LEAD_MILESTONES.map((value) => ({ value, label: text(`figures.reachedSteps.${value}`) })),
    ),
    ...leadFields<FieldsWith<{ filter: string }>>(({ filter }) => filter).map(([name, field]): ListFilter => {
      const shared = { label: label(name), isRare: true };
      if (field.filter === 'linked') return { kind: 'linked', name, ...shared };
      if (field.filter === 'choice')
        return choice(name, shared, field.values?.map((value) => ({ value, label: named(field, value) })) ?? []);
      return {
        ...{ kind: 'number', min: -999, max: 999, isRare: true, name: `${name}_gte` },
        label: text('figures.behind.atLeast', { name: shared.label }),
      };
    }),
  ];
}

type Option = { value: string; label: string };

/** Columns whose words are less needed than names and times. */
const CUT: readonly string[] = ['area_of_interest', 'campaign'];

/** The lines of a card on a phone. */
const CARD_LINES = ['stage', 'owner', 'area_of_interest', 'next_at', 'last_enquiry_at'] as const;

/** The columns of the list; on a phone the lines of each card. */
export function useLeadColumns(
  columns: readonly LeadListColumn[],
  onPreview: (lead: LeadRecord) => void,
): ListColumn<LeadRecord>[] {
  const text = useText();
  const { label, named } = useFieldText();
  const isWide = useIsTabletUp();
  const cellOf = (name: LeadListColumn, lead: LeadRecord) => {
    const [field, value]: [LeadField, string | number | null] = [LEAD_FIELDS[name], lead[name]];
    if (name === 'stage' || name === 'owner') return <RowField lead={lead} field={name} />;
    if (value === null) return '—';
    if (name === 'next_at') return <FollowUp inLine at={String(value)} />;
    if (name === 'last_enquiry_at')
      return (
        <span title={`${lead.media} · ${lead.campaign}`}>
          <Timestamp at={value} />
        </span>
      );
    if (field.kind === 'time') return <Timestamp at={value} />;
    return field.names ? named(field, String(value)) : <span title={String(value)}>{value}</span>;
  };
  const column = (name: LeadListColumn): ListColumn<LeadRecord> => ({
    name,
    label: label(name),
    cell: (lead) => cellOf(name, lead),
    ...(isSortField(name) && { sortable: true, sortByOrder: SORTS[name] }),
    ...(LEAD_FIELDS[name].kind === 'number' && { align: 'right' }),
    ...(CUT.includes(name) ? { isCut: true } : { isShort: true }),
  });
  const preview = (lead: LeadRecord) => {
    const name = text('desk.preview.of', { name: leadName(lead, text) });
    return { 'aria-label': name, title: name, onClick: () => onPreview(lead) };
  };
  return [
    {
      name: 'name',
      label: text('desk.name'),
      sortable: true,
      cell: (lead) => (
        <>
          <Link quiet href={`/leads/${lead.id}`} title={`${lead.name} · ${lead.mobile}`} {...{ [ROW]: lead.id }}>
            {leadName(lead, text)}
          </Link>{' '}
          {isWide ? (
            <InlineButton {...preview(lead)}>
              <Icon name="article" size={18} />
            </InlineButton>
          ) : (
            <Muted tabular>{lead.mobile}</Muted>
          )}
        </>
      ),
    },
    ...(isWide ? columns : CARD_LINES).map(column),
    ...(isWide
      ? []
      : [
          {
            ...{ name: 'preview', label: text('desk.preview.show'), isPlain: true },
            cell: (lead: LeadRecord) => (
              <Button size="small" variant="secondary" startIcon="article" {...preview(lead)}>
                {text('desk.preview.show')}
              </Button>
            ),
          },
        ]),
  ];
}
