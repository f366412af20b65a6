import {
  type LeadChange,
  type LeadRecord,
  type MatchingResult,
  MAX_MATCHING,
  type SalesStage,
} from '@prospectus/contract';
import { Button, Callout, ProgressBar, Select, Stack, Text, type ToastMessage } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useBeforeUnload } from 'react-router';

import { Muted } from '../../layout/Muted.tsx';
import { StickyBar } from '../../layout/StickyBar.tsx';
import { useCall } from '../../providers/calls.ts';
import { inBatches } from '../../providers/progress.tsx';
import { useStages } from '../../records/use-stages.ts';
import { useRefusalText, useText } from '../../texts/language-context.ts';
import { ownerOfOption, useOwners } from './lead-parts.tsx';

/** A change of all leads that match a filter, with a line that says each part of it. */
type MatchingChange = { filter: Record<string, unknown>; total: number; changes: LeadChange; lines: readonly string[] };

/**
 * Assigns the selected leads, or moves them to a stage; a lead that somebody else has changed stays as it is. If the whole
 * page is selected, all leads that match can be changed with it.
 */
export function BulkChange() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<LeadRecord>();
  // It stays open while the list is read again without a selection.
  const [matching, setMatching] = useState<MatchingChange>();
  const leads = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      {leads.length > 0 && <BulkBar leads={leads} onAll={setMatching} />}
      {matching && (
        <MatchingDialog
          matching={matching}
          onClose={() => setMatching(undefined)}
          onDone={() => {
            setMatching(undefined);
            onUnselectItems();
          }}
        />
      )}
    </>
  );
}

const BATCH = 25;

type BulkBarProps = { leads: readonly LeadRecord[]; onAll: (matching: MatchingChange) => void };

function BulkBar({ leads, onAll }: BulkBarProps) {
  const text = useText();
  const { data = [], total = 0, filterValues, onUnselectItems } = useListContext<LeadRecord>();
  const owners = useOwners();
  const stages = useStages();
  const message = useResultMessage();
  const refusalText = useRefusalText();
  const { attempt, busy } = useCall();
  const [owner, setOwner] = useState('');
  const [stage, setStage] = useState<SalesStage | ''>('');
  const [wantsAll, setWantsAll] = useState(false);
  const mayAll = leads.length === data.length && total > data.length;
  const isAll = mayAll && wantsAll;
  const changes: LeadChange = { ...(owner && { owner: ownerOfOption(owner) }), ...(stage && { stage }) };
  const lines = [
    ...(owner ? [text('desk.matching.owner', { name: owners.nameOf(ownerOfOption(owner)) })] : []),
    ...(stage ? [text('desk.matching.stage', { stage: stages.stageName(stage) })] : []),
  ];
  const label = isAll
    ? text('desk.matching.chosen', { smart_count: total })
    : text('desk.chosen', { smart_count: leads.length });
  const apply = async () => {
    const ids = leads.map(({ id }) => id);
    const versions = Object.fromEntries(leads.map(({ id, version }) => [id, version]));
    const result = await attempt(
      (api, task) =>
        inBatches(ids, { size: BATCH, task }, (batch) =>
          api('POST /admin/leads/bulk', { body: { ids: batch, action: 'update', changes, versions } }),
        ),
      {
        refetch: ['leads'],
        progress: label,
        done: ({ results, failure }) => {
          const refused = results.filter(({ ok }) => !ok);
          const changed = results.length - refused.length;
          const shown = message({ changed, refused: refused.length, why: refused[0] });
          if (results.length === ids.length) return shown;
          const stopped = text('shell.progress.stopped', { done: results.length, total: ids.length });
          const description = failure ? `${refusalText(failure)} ${stopped}` : stopped;
          return {
            title: stopped,
            ...shown,
            description,
            tone: failure ? 'danger' : 'neutral',
            closesAfter: undefined,
          };
        },
      },
    );
    const results = result?.answer.results ?? [];
    if (results.length === ids.length && results.every(({ ok }) => ok)) onUnselectItems();
  };
  return (
    <StickyBar label={label} state={label}>
      {mayAll && total > MAX_MATCHING && <Muted as="span">{text('desk.matching.tooMany')}</Muted>}
      {mayAll && total <= MAX_MATCHING && (
        <Button size="small" variant="quiet" onClick={() => setWantsAll(!wantsAll)}>
          {isAll ? text('desk.matching.pageOnly') : text('desk.matching.chooseAll', { smart_count: total })}
        </Button>
      )}
      <Stack direction="row" gap={1} align="end">
        <Select
          label={text('desk.assign')}
          placeholder={text('desk.step.choose')}
          value={owner}
          options={[...owners.options, owners.nobody]}
          onChange={(event) => setOwner(event.target.value)}
        />
        <Select
          label={text('desk.setStage')}
          placeholder={text('desk.step.choose')}
          value={stage}
          // A lost lead needs its own reason.
          options={stages.options.filter(({ value }) => value !== 'lost')}
          onChange={(event) => setStage(event.target.value as SalesStage | '')}
        />
      </Stack>
      <Button
        busy={busy}
        disabled={lines.length === 0}
        onClick={() =>
          isAll ? onAll({ filter: filterValues as Record<string, unknown>, total, changes, lines }) : void apply()
        }
      >
        {text('desk.apply')}
      </Button>
      <Button variant="quiet" onClick={() => onUnselectItems()}>
        {text('desk.chooseNone')}
      </Button>
    </StickyBar>
  );
}

type Result = { changed: number; refused: number; why: unknown };

/** Says how many leads were changed, and why the others were not. */
function useResultMessage() {
  const text = useText();
  const refusalText = useRefusalText();
  return ({ changed, refused, why }: Result): ToastMessage | undefined => {
    if (changed + refused === 0) return undefined;
    const title = text('desk.changedMany', { smart_count: changed });
    if (refused === 0) return { title };
    return {
      ...{ tone: 'danger', closesAfter: undefined, title: changed === 0 ? text('lists.refused') : title },
      description: text('desk.notChanged', { smart_count: refused, why: refusalText(why) }),
    };
  };
}

type MatchingDialogProps = { matching: MatchingChange; onClose: () => void; onDone: () => void };

/**
 * Asks before all leads that match are changed, a hundred at each call; shows the progress, stops, and after a failure
 * continues where it stopped.
 */
function MatchingDialog({ matching: { filter, total, changes, lines }, onClose, onDone }: MatchingDialogProps) {
  const text = useText();
  const message = useResultMessage();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const [shown, setShown] = useState(NOTHING);
  const progress = useRef(NOTHING);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => stop, []);
  useBeforeUnload((event) => {
    if (busy) event.preventDefault();
  });
  const report = { done: () => message(progress.current), refetch: ['leads'] };
  const run = async () => {
    isStopped.current = false;
    const finished = await attempt(async (api) => {
      do {
        const { next: from, changed, refused, why } = progress.current;
        const body = { filter, changes, ...(from && { from }) };
        const answer = await api('POST /admin/leads/matching', { body });
        progress.current = {
          done: total - answer.left,
          changed: changed + answer.changed,
          refused: refused + answer.refused,
          why: why ?? answer.why,
          next: answer.next,
        };
        setShown(progress.current);
      } while (progress.current.next && !isStopped.current);
    }, report);
    if (finished) onDone();
  };
  const { done, changed } = shown;
  const isMidway = failure !== undefined && changed > 0;
  const leave = () => {
    if (failure) void attempt(() => Promise.resolve(), report);
    if (isMidway) onDone();
    else onClose();
  };
  const title = text('desk.matching.title', { smart_count: total });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={failure ? text('desk.matching.goOn') : text('desk.matching.confirm', { smart_count: total })}
      {...(busy && { cancelLabel: text('desk.matching.stop') })}
      {...(isMidway && { cancelLabel: text('desk.matching.leave') })}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={busy ? stop : leave}
    >
      <Stack gap={1}>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text tone="muted">{text('desk.matching.help')}</Text>
        <div role="status">{busy && <Text tabular>{text('desk.matching.progress', { done, count: total })}</Text>}</div>
        {failure && (
          <Callout tone="danger" role="alert" title={failure.message}>
            {text('desk.matching.stopped', { changed, count: total })}
          </Callout>
        )}
        <ProgressBar active={busy} variant="inline" label={title} value={done / total} />
      </Stack>
    </ConfirmDialog>
  );
}

const NOTHING = { done: 0, changed: 0, refused: 0, why: null, next: null } as Omit<MatchingResult, 'left'> & {
  done: number;
};
