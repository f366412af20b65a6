import type { FullLeadRecord, LeadRecord } from '@prospectus/contract';
import { Button, Callout, Grid, Heading, Skeleton, Stack } from '@prospectus/design-system';
import { SideSheet } from '@prospectus/design-system/console';
import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { isTyping, useKeyDown } from '../../layout/use-key-down.ts';
import { useRead } from '../../providers/calls.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { useFieldText } from './lead-list.tsx';
import { Fact, leadName } from './lead-parts.tsx';
import { Entries } from './LeadTimeline.tsx';
import { NextStep } from './NextStep.tsx';

const ENTRIES = 5;
/** A lead that is only passed on the way to another one is not read, so that the audit log does not say so. */
const STAYS_MS = 300;

type LeadPreviewProps = {
  leads: readonly LeadRecord[];
  id: string;
  onMove: (id: string) => void;
  onClose: () => void;
};

/** A lead beside its list: its next step, contact and last events. j and k, or two buttons, go to its neighbours. */
export function LeadPreview({ leads, id, onMove, onClose }: LeadPreviewProps) {
  const text = useText();
  const { label } = useFieldText();
  const { reasonText } = useStages();
  const at = leads.findIndex((one) => one.id === id);
  const lead = leads[at];
  const [previous, next] = [leads[at - 1], leads[at + 1]];
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const to = { j: next, k: previous }[event.key.toLowerCase()];
    if (to) onMove(to.id);
    else if (event.key === ' ' && !isPressed(event.target)) onClose();
    else return;
    event.preventDefault();
  });
  if (!lead) return null;
  const name = leadName(lead, text);
  return (
    <SideSheet
      open
      onClose={onClose}
      title={name}
      actions={
        <Stack direction="row" gap={1}>
          <Button href={`/leads/${id}`}>{text('desk.preview.open')}</Button>
          <Button variant="secondary" disabled={!previous} onClick={() => previous && onMove(previous.id)}>
            {text('desk.preview.previous')}
          </Button>
          <Button variant="secondary" disabled={!next} onClick={() => next && onMove(next.id)}>
            {text('desk.preview.next')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={2.5}>
        {/* The focus is here, not in the first field: keys go on to other leads. */}
        <div role="status" tabIndex={-1} data-autofocus="">
          <Muted>{text('desk.preview.position', { name, at: at + 1, count: leads.length })}</Muted>
        </div>
        <NextStep key={`${id} ${lead.version}`} lead={lead} level={3} />
        <Stack gap={2}>
          {lead.lost_reason !== null && (
            <Fact label={text('desk.about.lostReason')} value={reasonText(lead.lost_reason)} />
          )}
          <Grid min={150} gap={2}>
            <Fact label={text('desk.contact.phone')} value={lead.mobile} />
            <Fact label={label('score')} value={lead.score} />
          </Grid>
          <Fact label={text('desk.contact.email')} value={lead.email} />
          <Fact label={text('desk.interest')} value={lead.area_of_interest} />
        </Stack>
        <LastEvents key={`read ${id}`} id={id} />
      </Stack>
    </SideSheet>
  );
}

/** The last events of a lead, and whether the person has withdrawn; the audit log says that it was read. */
function LastEvents({ id }: { id: string }) {
  const text = useText();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  const lead = useGetOne<FullLeadRecord>(
    'leads',
    { id, meta: { inFull: true } },
    { enabled: stays, retry: false, refetchOnWindowFocus: false, staleTime: 60_000 },
  );
  const timeline = useRead('GET /admin/leads/:id/timeline', { params: { id } }, { enabled: lead.data !== undefined });
  const query = {
    data: lead.data && timeline.data && { lead: lead.data, entries: timeline.data.slice(0, ENTRIES) },
    error: lead.error ?? timeline.error,
    refetch: () => (lead.error ? lead : timeline).refetch(),
  };
  return (
    <Loaded query={query} title={text('desk.leadFailed')} waiting={<Skeleton height={160} />}>
      {({ lead: { withdrawn_at }, entries }) => (
        <Stack gap={2}>
          {withdrawn_at && <Callout tone="warning">{text('desk.about.withdrawn')}</Callout>}
          <Stack gap={1.5}>
            <Heading level={3} size="h5">
              {text('desk.preview.last')}
            </Heading>
            <Entries entries={entries} />
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}

// Space presses what has the focus.
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button') !== null;
