import type { LeadRecord, FullLeadRecord } from '@prospectus/contract';
import {
  Button,
  Callout,
  ErrorState,
  Grid,
  Heading,
  Skeleton,
  Stack,
  StatusChip,
  Text,
} from '@prospectus/design-system';
import { SideSheet } from '@prospectus/design-system/console';
import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';

import { isTyping, useKeyDown } from '../../layout/use-key-down.ts';
import { Muted } from '../../layout/Muted.tsx';
import { PartFailed } from '../../layout/PartFailed.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { useRead } from '../../providers/calls.ts';
import { useMay } from '../../providers/use-may.ts';
import { useStages } from '../../records/use-stages.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { useFieldText } from './lead-list.tsx';
import { Fact, FollowUp, ownerName, STAGE_TONES } from './lead-parts.tsx';
import { NextStep } from './NextStep.tsx';
import { useEntryText } from './use-entry-text.ts';

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
  const may = useMay('leads');
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
  const name = lead.name || text('desk.unnamed');
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
        {may('update') && <NextStep key={`${id} ${lead.version}`} lead={lead} level={3} />}
        <Facts lead={lead} isChangeable={may('update')} />
        <Read key={`read ${id}`} id={id} />
      </Stack>
    </SideSheet>
  );
}

/** What the list has of a lead; the fields of the next step only where they cannot be changed above. */
function Facts({ lead, isChangeable }: { lead: LeadRecord; isChangeable: boolean }) {
  const text = useText();
  const { label } = useFieldText();
  const { stageName, reasonText } = useStages();
  return (
    <Stack gap={2}>
      {!isChangeable && <StatusChip tone={STAGE_TONES[lead.stage]} label={stageName(lead.stage)} />}
      {lead.lost_reason !== null && <Fact label={text('desk.about.lostReason')} value={reasonText(lead.lost_reason)} />}
      {!isChangeable && (
        <Fact
          label={text('desk.nextTouch')}
          value={lead.next_at ? <FollowUp at={lead.next_at} /> : text('desk.step.none')}
        />
      )}
      <Grid min={150} gap={2}>
        <Fact label={text('desk.contact.phone')} value={lead.mobile} />
        <Fact label={label('score')} value={lead.score} />
      </Grid>
      <Fact label={text('desk.contact.email')} value={lead.email} />
      {!isChangeable && <Fact label={text('desk.owner')} value={ownerName(lead, text)} />}
      <Fact label={text('desk.interest')} value={lead.area_of_interest} />
    </Stack>
  );
}

/** The last events of a lead, and whether the person has withdrawn; the audit log says that it was read. */
function Read({ id }: { id: string }) {
  const text = useText();
  const contractText = useContractText();
  const entryText = useEntryText();
  const stays = useStays();
  const lead = useGetOne<FullLeadRecord>(
    'leads',
    { id, meta: { inFull: true } },
    { enabled: stays, retry: false, refetchOnWindowFocus: false, staleTime: 60_000 },
  );
  const timeline = useRead('GET /admin/leads/:id/timeline', { params: { id } }, { enabled: lead.data !== undefined });
  const failure = failureInstead(lead.error, lead.data) ?? failureInstead(timeline.error, timeline.data);
  if (failure)
    return (
      <ErrorState
        title={text('desk.leadFailed')}
        text={contractText(failure.message)}
        onRetry={() => void (lead.data ? timeline : lead).refetch()}
      />
    );
  return (
    <Stack gap={2}>
      {/* The frame says it too, behind the drawer. */}
      <PartFailed
        title={text('shell.outOfDate')}
        error={lead.error ?? timeline.error}
        onRetry={() => void (lead.error ? lead : timeline).refetch()}
      />
      {lead.data?.withdrawn_at && <Callout tone="warning">{text('desk.about.withdrawn')}</Callout>}
      <Stack gap={1.5}>
        <Heading level={3} size="h5">
          {text('desk.preview.last')}
        </Heading>
        {timeline.data ? (
          <Stack as="ol" gap={1.5}>
            {timeline.data.slice(0, ENTRIES).map((entry) => {
              const { title, words } = entryText(entry);
              return (
                <li key={entry.id}>
                  <Text as="div">{title}</Text>
                  {words && <Text as="div">{words}</Text>}
                  <Muted>
                    <Timestamp at={entry.at} /> {entry.by_name && text('desk.timeline.by', { name: entry.by_name })}
                  </Muted>
                </li>
              );
            })}
          </Stack>
        ) : (
          <Skeleton height={160} />
        )}
      </Stack>
    </Stack>
  );
}

// Space presses what has the focus.
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button') !== null;

function useStays(): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  return stays;
}
