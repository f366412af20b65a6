import {
  type LeadChange,
  type LeadRecord,
  type MatchingResult,
  MAX_MATCHING,
  type SalesStage,
} from '@prospectus/contract';
import { Button, Callout, ProgressBar, Select, Stack, Text, useToast } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { StickyBar } from '../../layout/StickyBar.tsx';
import { useApi, useCall } from '../../providers/calls.ts';
import { useStages } from '../../records/use-stages.ts';
import { useRefusalText, useText } from '../../texts/language-context.ts';
import { NOBODY, ownerOfOption, useOwners } from './lead-parts.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

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

type BulkBarProps = { leads: readonly LeadRecord[]; onAll: (matching: MatchingChange) => void };

function BulkBar({ leads, onAll }: BulkBarProps) {
  const text = useText();
  const refusalText = useRefusalText();
  const { data = [], total = 0, filterValues, onUnselectItems } = useListContext<LeadRecord>();
  const owners = useOwners();
  const stages = useStages();
  const { call, busy } = useCall();
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
    const body = {
      ids: leads.map(({ id }) => id),
      action: 'update' as const,
      changes,
      versions: Object.fromEntries(leads.map(({ id, version }) => [id, version])),
    };
    let isDone = false;
    await call(
      'POST /admin/leads/bulk',
      { body },
      {
        done: (results) => {
          const refused = results.filter(({ ok }) => !ok);
          isDone = refused.length === 0;
          return isDone
            ? { title: text('desk.changedMany', { smart_count: leads.length }) }
            : {
                ...{ tone: 'danger', title: text('lists.refused'), closesAfter: undefined },
                description: text('desk.notChanged', {
                  smart_count: refused.length,
                  why: refusalText(refused[0]),
                }),
              };
        },
      },
    );
    if (isDone) onUnselectItems();
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
          options={[...owners.options, { value: NOBODY, label: text('desk.nobody') }]}
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

type MatchingDialogProps = { matching: MatchingChange; onClose: () => void; onDone: () => void };

/** Asks before all leads that match are changed; shows the progress, stops, and continues after a failure. */
function MatchingDialog({ matching, onClose, onDone }: MatchingDialogProps) {
  const text = useText();
  const { total, lines } = matching;
  const { isBusy, done, changed, failure, stop, run, end } = useMatchingChange(matching);
  const count = { smart_count: total };
  const isMidway = failure !== undefined && changed > 0;
  const leave = () => {
    if (failure !== undefined) end();
    if (isMidway) onDone();
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('desk.matching.title', count)}
      confirmLabel={failure === undefined ? text('desk.matching.confirm', count) : text('desk.matching.goOn')}
      {...(isBusy && { cancelLabel: text('desk.matching.stop') })}
      {...(isMidway && { cancelLabel: text('desk.matching.leave') })}
      busy={isBusy}
      onConfirm={() => void run().then((isDone) => isDone && onDone())}
      onCancel={isBusy ? stop : leave}
    >
      <Stack gap={1}>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text tone="muted">{text('desk.matching.help')}</Text>
        <div role="status">
          {isBusy && <Text tabular>{text('desk.matching.progress', { done, count: total })}</Text>}
        </div>
        {failure !== undefined && (
          <Callout tone="danger" role="alert" title={failure}>
            {text('desk.matching.stopped', { changed, count: total })}
          </Callout>
        )}
        <ProgressBar active={isBusy} variant="inline" label={text('desk.matching.title', count)} value={done / total} />
      </Stack>
    </ConfirmDialog>
  );
}

const NOTHING = { done: 0, changed: 0, refused: 0, why: null as MatchingResult['why'] };

/** Changes the leads a hundred at each call. After a failure `run` continues where it stopped. */
function useMatchingChange({ filter, total, changes }: MatchingChange) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sums, setSums] = useState(NOTHING);
  const latest = useRef(NOTHING);
  const from = useRef<MatchingResult['next']>(null);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  useAskBeforeLeaving(isBusy);
  useEffect(() => stop, []);
  const changeNext = async () => {
    const body = { filter, changes, ...(from.current && { from: from.current }) };
    const answer = await api('POST /admin/leads/matching', { body });
    const { changed, refused, why } = latest.current;
    latest.current = {
      done: total - answer.left,
      changed: changed + answer.changed,
      refused: refused + answer.refused,
      why: why ?? answer.why,
    };
    from.current = answer.next;
    setSums(latest.current);
  };
  /** Says what was changed, and reads the list again. */
  const end = () => {
    const { changed, refused, why } = latest.current;
    if (changed + refused > 0)
      toast.show({
        title: text('desk.changedMany', { smart_count: changed }),
        ...(refused > 0
          ? { description: text('desk.notChanged', { smart_count: refused, why: refusalText(why) }) }
          : { tone: 'success', closesAfter: 6_000 }),
      });
    void queries.invalidateQueries({ queryKey: ['leads'] });
  };
  /** Resolves to whether it reached the end. */
  const run = async (): Promise<boolean> => {
    isStopped.current = false;
    setBusy(true);
    setFailure(undefined);
    try {
      do await changeNext();
      while (from.current && !isStopped.current);
      end();
      return true;
    } catch (error) {
      setFailure(refusalText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, ...sums, stop, end, run };
}
