import { type FullLeadRecord, LEAD_FIELDS } from '@prospectus/contract';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import {
  AsideLayout,
  Button,
  Callout,
  Checkbox,
  ErrorState,
  IconButton,
  Link,
  Skeleton,
  Stack,
  StatusChip,
  Text,
} from '@prospectus/design-system';
import { MenuButton } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';
import { HttpError, useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';

import { failureInstead } from '../../layout/failure-instead.ts';
import { FormSkeleton } from '../../layout/FormSkeleton.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useIsDesktop } from '../../layout/use-viewport.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import { useMay } from '../../providers/use-may.ts';
import { useStages } from '../../records/use-stages.ts';
import { type TextKey, useContractText, useLanguage, useText } from '../../texts/language-context.ts';
import { listHref } from '../../lists/list-href.ts';
import { AskDialog, REASON_FIELD } from './AskDialog.tsx';
import { LeadContactCard } from './LeadContactCard.tsx';
import { useFieldText } from './lead-list.tsx';
import { Fact, leadName, neighboursOf, STAGE_TONES, useQualifications } from './lead-parts.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import { NextStep } from './NextStep.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ScoreLines } from './rules/ScoreLines.tsx';
import { MergedLeads, SimilarLeads, StagedChanges } from './SimilarLeads.tsx';

/** One lead: a note of a call and the timeline; its contact, next step and facts beside them. */
export function LeadPage() {
  const { id = '' } = useParams();
  return <Lead key={id} id={id} />;
}

function Lead({ id }: { id: string }) {
  const text = useText();
  const contractText = useContractText();
  const mayErase = useMay('leads')('delete');
  const { stageName } = useStages();
  const [isErasing, setErasing] = useState(false);
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  // The audit log has each reading: the lead is not read again when the window gets the focus.
  // `meta` gives it a key in the cache that rows of a list, which hold less, do not fill.
  const {
    data: lead,
    error,
    refetch,
  } = useGetOne<FullLeadRecord>('leads', { id, meta: { inFull: true } }, { retry: false, refetchOnWindowFocus: false });
  const similar = useRead('GET /admin/leads/:id/similar', { params: { id } }, { staleTime: 60_000 });
  const staged = useRead('GET /admin/leads/:id/staged', { params: { id } }, { staleTime: 60_000 });
  const { previous, next, list } = neighboursOf(id);
  const failure = failureInstead(error, lead);
  // The API answers the same for a colleague’s lead.
  const isGone = failure instanceof HttpError && failure.status === 404;
  if (failure)
    return (
      <Stack gap={3}>
        <PageHeader title={text('desk.oneLead')} back={{ label: text('desk.back'), href: '/leads' }} />
        <ErrorState
          title={text('desk.leadFailed')}
          text={isGone ? text('desk.leadGone') : contractText(failure.message)}
          {...(isGone
            ? { action: <Button href={list}>{text('desk.backToList')}</Button> }
            : { onRetry: () => void refetch() })}
        />
      </Stack>
    );
  // Shown later, they would move what is below them from under the pointer.
  if (!lead || similar.isPending || staged.isPending) return <FormSkeleton />;
  const isPart = lead.merged_into !== null;
  const contact = <LeadContactCard lead={lead} />;
  return (
    <Stack gap={2.5}>
      <PageHeader
        title={leadName(lead, text)}
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
            {mayErase && (
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
      {isPart && (
        <Callout tone="warning">
          {text('desk.similar.partOf')} <Link href={`/leads/${lead.merged_into}`}>{text('desk.similar.open')}</Link>
        </Callout>
      )}
      {lead.withdrawn_at && <Callout tone="warning">{text('desk.about.withdrawn')}</Callout>}
      <AsideLayout
        aside={
          <>
            <Stack gap={2}>
              {isDesktop && contact}
              {!isPart && (
                <>
                  <NextStep
                    key={lead.version}
                    lead={lead}
                    onHandedOver={() => void navigate(list, { replace: true })}
                  />
                  <SimilarLeads lead={lead} query={similar} />
                  <StagedChanges lead={lead} query={staged} />
                </>
              )}
              <MergedLeads lead={lead} />
              <About lead={lead} />
              <Score id={id} />
            </Stack>
            <BlockedChannels key={lead.version} lead={lead} />
          </>
        }
      >
        <Stack gap={2}>
          {!isDesktop && contact}
          {!isPart && <NoteForm lead={lead} />}
          <LeadTimeline lead={lead} onReload={() => void refetch()} />
        </Stack>
      </AsideLayout>
      {isErasing && <EraseDialog lead={lead} list={list} onClose={() => setErasing(false)} />}
    </Stack>
  );
}

/** Qualification, interest and source of a person. */
function About({ lead }: { lead: FullLeadRecord }) {
  const { text, locale } = useLanguage();
  const { named } = useFieldText();
  const { reasonText } = useStages();
  const qualifications = useQualifications();
  const mayAudit = useMay('audit')('list');
  const facts = {
    'desk.interest': lead.area_of_interest,
    'desk.about.lostReason': lead.lost_reason && reasonText(lead.lost_reason),
    'desk.about.qualification':
      qualifications.find(({ value }) => value === lead.highest_qualification_id)?.label ?? '—',
    'desk.about.delivery': named(LEAD_FIELDS.delivery_state, lead.delivery_state),
    'desk.about.first': [lead.media, lead.campaign, lead.source].join(' · '),
    'desk.about.last': [lead.last_media, lead.last_campaign, lead.last_source].join(' · '),
    'desk.about.enquiries': lead.enquiry_count.toLocaleString(locale),
    'desk.enquired': <Timestamp at={lead.last_enquiry_at} />,
    'desk.about.erp': lead.leads_id,
  } satisfies { [K in TextKey]?: ReactNode };
  return (
    <Panel title={text('desk.about.title')} gap={1.5}>
      {Object.entries(facts).map(
        ([label, value]) => value !== null && <Fact key={label} label={text(label as TextKey)} value={value} />,
      )}
      {mayAudit && (
        <Link href={listHref('/audit', { resource: 'leads', record_id: lead.id })}>{text('desk.about.audit')}</Link>
      )}
    </Panel>
  );
}

/** The present score of a lead, line by line. */
function Score({ id }: { id: string }) {
  const text = useText();
  const score = useRead('GET /admin/leads/:id/score', { params: { id } });
  const sum = score.data && (
    <Text as="span" tabular>
      {score.data.score}
    </Text>
  );
  return (
    <Panel title={text('rules.leadScore')} end={sum} gap={1.5}>
      <Loaded query={score} title={text('rules.leadScoreFailed')} waiting={<Skeleton height={96} />}>
        {({ lines }) =>
          lines.length === 0 ? <Muted>{text('rules.leadScoreNone')}</Muted> : <ScoreLines lines={lines} />
        }
      </Loaded>
    </Panel>
  );
}

/** The channels by which the person is not to be contacted; each is saved when it is ticked. */
function BlockedChannels({ lead }: { lead: FullLeadRecord }) {
  const text = useText();
  const { call, busy } = useCall();
  const [blocked, setBlocked] = useState(lead.do_not_contact);
  const save = async (do_not_contact: FullLeadRecord['do_not_contact']) => {
    setBlocked(do_not_contact);
    const body = { do_not_contact, version: lead.version };
    const saved = await call(
      'PUT /admin/leads/:id',
      { params: { id: lead.id }, body },
      { done: text('desk.wasSaved') },
    );
    if (!saved) setBlocked(lead.do_not_contact);
  };
  return (
    <Panel title={text('desk.blocked.title')} gap={1}>
      {CONSENT_CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          label={text(`desk.blocked.channels.${channel}`)}
          checked={blocked.includes(channel)}
          disabled={busy || lead.merged_into !== null}
          onChange={(event) =>
            void save(event.target.checked ? [...blocked, channel] : blocked.filter((other) => other !== channel))
          }
        />
      ))}
      <Muted>{text('desk.blocked.help')}</Muted>
    </Panel>
  );
}

type EraseDialogProps = { lead: FullLeadRecord; list: string; onClose: () => void };

/** Asks why a person is to be erased, and erases them. */
function EraseDialog({ lead, list, onClose }: EraseDialogProps) {
  const text = useText();
  const { call, busy } = useCall();
  const navigate = useNavigate();
  const erase = (reason: string) =>
    void call(
      'POST /admin/leads/:id/erase',
      { params: { id: lead.id }, body: { reason } },
      {
        done: () => {
          // The page is left before it is read again: the lead no longer exists.
          void navigate(list, { replace: true });
          return { title: text('desk.erase.done') };
        },
      },
    );
  return (
    <AskDialog
      title={text('desk.erase.title', { name: leadName(lead, text) })}
      field={{ ...REASON_FIELD, label: text('desk.erase.why') }}
      confirm={{ label: text('desk.erase.confirm'), variant: 'danger' }}
      busy={busy}
      onConfirm={erase}
      onClose={onClose}
    >
      <Text>{text('desk.erase.text')}</Text>
    </AskDialog>
  );
}
