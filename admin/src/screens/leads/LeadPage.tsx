import type { FullLeadRecord } from '@prospectus/contract';
import {
  AsideLayout,
  Button,
  Callout,
  ErrorState,
  IconButton,
  Link,
  Stack,
  StatusChip,
} from '@prospectus/design-system';
import { MenuButton } from '@prospectus/design-system/console';
import { useState } from 'react';
import { HttpError, useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { useIsDesktop } from '../../layout/use-viewport.ts';
import { useMay } from '../../providers/use-may.ts';
import { Allowed } from '../../records/Allowed.tsx';
import { useStages } from '../../records/use-stages.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { BlockedChannels } from './BlockedChannels.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { LeadAbout } from './LeadAbout.tsx';
import { LeadContactCard } from './LeadContactCard.tsx';
import { LeadScore } from './LeadScore.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import { LeadWaiting } from './LeadWaiting.tsx';
import { neighboursOf } from './last-list.ts';
import { MergedLeads } from './MergedLeads.tsx';
import { NextStep } from './NextStep.tsx';
import { NoteForm } from './NoteForm.tsx';
import { SimilarLeads, useSimilarLeads } from './SimilarLeads.tsx';
import { StagedChanges, useStagedChanges } from './StagedChanges.tsx';
import { STAGE_TONES } from './stage-tones.ts';
import { useDesk } from './use-desk.ts';

/** One lead: what is next on top, a note or call, the timeline; contact and facts beside them. */
export function LeadPage() {
  const { id = '' } = useParams();
  return (
    <Allowed resource="leads" action="read" waiting={<LeadWaiting />}>
      <Lead key={id} id={id} />
    </Allowed>
  );
}

function Lead({ id }: { id: string }) {
  const text = useText();
  const contractText = useContractText();
  // Each reading is on record: it is not read again because the window was looked at again.
  // `meta` gives it a place in the cache that the rows of a list, which hold less, do not fill.
  const { data, error, refetch } = useGetOne<FullLeadRecord>(
    'leads',
    { id, meta: { inFull: true } },
    { retry: false, refetchOnWindowFocus: false },
  );
  const similar = useSimilarLeads(id);
  const staged = useStagedChanges(id);
  const failure = failureInstead(error, data);
  // A colleague’s lead answers so too.
  const isGone = failure instanceof HttpError && failure.status === 404;
  if (failure)
    return (
      <Stack gap={3}>
        <PageHeader title={text('desk.oneLead')} back={{ label: text('desk.back'), href: '/leads' }} />
        <ErrorState
          title={text('desk.leadFailed')}
          text={isGone ? text('desk.leadGone') : contractText(failure.message)}
          {...(isGone
            ? { action: <Button href={neighboursOf(id).list}>{text('desk.backToList')}</Button> }
            : { onRetry: () => void refetch() })}
        />
      </Stack>
    );
  // Both stand above the note: what came later would move it from under the pointer.
  if (!data || similar.isPending || staged.isPending) return <LeadWaiting />;
  return <LeadScreen lead={data} similar={similar} staged={staged} onReload={() => void refetch()} />;
}

type ScreenProps = {
  lead: FullLeadRecord;
  similar: ReturnType<typeof useSimilarLeads>;
  staged: ReturnType<typeof useStagedChanges>;
  onReload: () => void;
};

function LeadScreen({ lead, similar, staged, onReload }: ScreenProps) {
  const text = useText();
  const may = useMay('leads');
  const desk = useDesk();
  const { stageName } = useStages();
  const [isErasing, setErasing] = useState(false);
  const navigate = useNavigate();
  const { previous, next, list } = neighboursOf(lead.id);
  const name = lead.name || text('desk.unnamed');
  const isDesktop = useIsDesktop();
  const contact = <LeadContactCard lead={lead} />;
  return (
    <Stack gap={2.5}>
      <PageHeader
        title={name}
        back={{ label: text('desk.back'), href: list }}
        state={<StatusChip tone={STAGE_TONES[lead.stage]} label={stageName(lead.stage)} />}
        subtitle={lead.area_of_interest}
        actions={
          <>
            {previous && (
              <Button variant="secondary" startIcon="arrow-left" href={`/leads/${previous}`}>
                {text('desk.previous')}
              </Button>
            )}
            {next && (
              <Button variant="secondary" endIcon="arrow-right" href={`/leads/${next}`}>
                {text('desk.next')}
              </Button>
            )}
            {may('delete') && (
              <MenuButton
                label={text('desk.erase.action')}
                trigger={<IconButton icon="more" label={text('desk.erase.action')} />}
                items={[
                  { label: text('desk.erase.action'), icon: 'trash', tone: 'danger', onSelect: () => setErasing(true) },
                ]}
              />
            )}
          </>
        }
      />
      {lead.merged_into && (
        <Callout tone="warning">
          {text('desk.similar.partOf')} <Link href={`/leads/${lead.merged_into}`}>{text('desk.similar.open')}</Link>
        </Callout>
      )}
      {lead.withdrawn_at && <Callout tone="warning">{text('desk.about.withdrawn')}</Callout>}
      <AsideLayout
        aside={
          <Stack gap={2}>
            {isDesktop && contact}
            <LeadAbout lead={lead} />
            <LeadScore lead={lead} />
            <BlockedChannels key={lead.version} lead={lead} desk={desk} />
            <MergedLeads lead={lead} desk={desk} />
          </Stack>
        }
      >
        <Stack gap={2}>
          {!lead.merged_into && (
            <NextStep
              key={`step-${lead.version}`}
              lead={lead}
              desk={desk}
              onGivenAway={() => void navigate(list, { replace: true })}
            />
          )}
          {/* Beside the note there is room for it; below it nobody would look for the phone. */}
          {!isDesktop && contact}
          {!lead.merged_into && <SimilarLeads lead={lead} desk={desk} similar={similar} />}
          {!lead.merged_into && <StagedChanges lead={lead} desk={desk} staged={staged} />}
          {!lead.merged_into && <NoteForm lead={lead} desk={desk} />}
          <LeadTimeline lead={lead} onReload={onReload} />
        </Stack>
      </AsideLayout>
      {isErasing && <EraseDialog lead={lead} desk={desk} list={list} onClose={() => setErasing(false)} />}
    </Stack>
  );
}
