import type { LeadListColumn, LeadRecord } from '@prospectus/contract';
import {
  Card,
  Checkbox,
  DataTable,
  Icon,
  InlineButton,
  Link,
  Stack,
  StatusChip,
  Text,
} from '@prospectus/design-system';
import { useState } from 'react';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { useMay } from '../../providers/use-may.ts';
import { ROW } from '../../records/list/use-list-keys.ts';
import type { Selection } from '../../records/list/use-selection.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { type Sort, SORT_OF_COLUMN, SORTS } from './lead-sorts.ts';
import { LostDialog } from './LostDialog.tsx';
import { OwnerMenu } from './OwnerMenu.tsx';
import { ownerName } from './owner-name.ts';
import { StageMenu } from './StageMenu.tsx';
import { STAGE_TONES } from './stage-tones.ts';
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
  const text = useText();
  const isWide = useIsTabletUp();
  const may = useMay('leads');
  const { stageName } = useStages();
  const changes = useRowChanges();
  const isChangeable = isWide && may('update');
  const rows = leads.map((stored) => {
    const lead = changes.shown(stored);
    const name = lead.name || text('desk.unnamed');
    return {
      name: (
        <>
          <Link quiet href={`/leads/${lead.id}`} {...{ [ROW]: lead.id }}>
            {name}
          </Link>
          <Text as="div" size="small" tone="muted" tabular>
            {lead.mobile}
          </Text>
        </>
      ),
      choose: (
        <Stack direction="row" gap={1} justify="end">
          <input
            type="checkbox"
            aria-label={text('desk.choose', { name })}
            checked={selection.isSelected(lead.id)}
            // With Shift all from the last one.
            onChange={({ nativeEvent }) => selection.toggle(lead.id, (nativeEvent as MouseEvent).shiftKey)}
          />
          <InlineButton
            aria-label={text('desk.preview.of', { name })}
            title={text('desk.preview.of', { name })}
            onClick={() => onPreview(lead.id)}
          >
            <Icon name="article" size={18} />
          </InlineButton>
        </Stack>
      ),
      stage: isChangeable ? (
        <StageMenu lead={lead} changes={changes} />
      ) : (
        <StatusChip tone={STAGE_TONES[lead.stage]} label={stageName(lead.stage)} />
      ),
      interest: lead.area_of_interest,
      owner: isChangeable ? <OwnerMenu lead={lead} changes={changes} /> : ownerName(lead, text),
      next: lead.next_at ? <FollowUp at={lead.next_at} /> : '—',
      source: lead.media,
      campaign: lead.campaign,
      created: <Timestamp at={lead.created_at} />,
      delivery: text(`desk.about.deliveries.${lead.delivery_state}`),
      enquiries: lead.enquiry_count,
      score: lead.score,
      enquired: <Timestamp at={lead.last_enquiry_at} />,
      came: (
        <>
          <Timestamp at={lead.last_enquiry_at} />
          <Text as="div" size="small" tone="muted">
            {lead.media} · {lead.campaign}
          </Text>
        </>
      ),
    };
  });
  if (isWide)
    return (
      <>
        <DataTable
          caption={text('desk.title')}
          captionHidden
          dense
          columns={[
            { key: 'name', label: text('desk.name'), ...headOf('name', text('desk.name'), list) },
            ...list.columns.map((key) => ({
              key,
              label: text(`desk.columns.${key}`),
              align: key === 'score' ? ('end' as const) : undefined,
              ...headOf(key, text(`desk.columns.${key}`), list),
            })),
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
        <LostDialog lead={changes.losing} onChoose={changes.lose} onClose={changes.keep} />
      </>
    );
  return (
    <Stack gap={1}>
      <Checkbox
        label={text('desk.choosePage')}
        checked={selection.isPageSelected}
        onChange={() => selection.togglePage()}
      />
      <Stack as="ul" gap={1.5}>
        {rows.map((row, at) => (
          <Card as="li" key={leads[at]?.id}>
            <Stack gap={1}>
              <Stack direction="row" justify="space-between" align="start" gap={1}>
                <div>{row.name}</div>
                {row.choose}
              </Stack>
              <div>{row.stage}</div>
              <Text as="div">{row.interest}</Text>
              <Text as="div" size="small" tone="muted">
                {text('desk.nextTouch')}: {row.next} · {row.owner}
              </Text>
              <Text as="div" size="small" tone="muted">
                {row.source} · {row.campaign} · {row.enquired}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

/** A head that sorts by its column, the other way round where that is so already; undefined for one that does not. */
function headOf(key: LeadListColumn | 'name', label: string, { sort, order, sortBy }: LeadTableProps['list']) {
  const by: Sort | undefined = SORT_OF_COLUMN[key];
  if (!by) return undefined;
  const isSorted = by === sort;
  const other = order === 'ASC' ? 'DESC' : 'ASC';
  const mark = !isSorted ? 'both' : order === 'ASC' ? 'up' : 'down';
  return {
    ...(isSorted && { sorted: order === 'ASC' ? ('ascending' as const) : ('descending' as const) }),
    head: (
      <InlineButton mark={mark} onClick={() => sortBy(by, isSorted ? other : SORTS[by])}>
        {label}
      </InlineButton>
    ),
  };
}

/** A follow-up's time; what is late says so. */
export function FollowUp({ at }: { at: string }) {
  const text = useText();
  const [now] = useState(() => Date.now());
  return (
    <>
      <Timestamp at={at} /> {Date.parse(at) < now && <StatusChip tone="danger" label={text('desk.step.overdue')} />}
    </>
  );
}
