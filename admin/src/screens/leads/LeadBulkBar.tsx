import { type LeadChange, type LeadRecord, MAX_MATCHING, type SalesStage } from '@prospectus/contract';
import { Button, Card, Grid, Select, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useStages } from '../../records/use-stages.ts';
import { useRefusalText, useText } from '../../texts/language-context.ts';
import type { PendingChange } from './MatchingDialog.tsx';
import { NOBODY, ownerOfChoice } from './owners.ts';
import { useDesk, useOwners } from './use-desk.ts';
import type { Matching } from './use-matching-change.ts';

type LeadBulkBarProps = {
  leads: readonly LeadRecord[];
  /** Where the whole page is chosen and more leads match: these are all that match. */
  matching: Matching | undefined;
  /** All that match are to be changed: it is asked first, and outlives this bar. */
  onAsk: (asked: PendingChange) => void;
  onDone: () => void;
};

/**
 * Assigns the chosen leads, or moves them to a stage; a lead that somebody else has changed is left alone. Where the
 * whole page is chosen, all leads that match can be chosen with it.
 */
export function LeadBulkBar({ leads, matching, onAsk, onDone }: LeadBulkBarProps) {
  const text = useText();
  const refusalText = useRefusalText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const owners = useOwners();
  const stages = useStages();
  const desk = useDesk();
  const [owner, setOwner] = useState('');
  const [stage, setStage] = useState<SalesStage | ''>('');
  const [wantsAll, setWantsAll] = useState(false);
  const all = wantsAll ? matching : undefined;
  const change: LeadChange = {
    ...(owner && { owner: ownerOfChoice(owner) }),
    ...(stage && { stage }),
  };
  const said = [
    ...(owner
      ? [text('desk.matching.owner', { name: owners.find(({ id }) => id === owner)?.name ?? text('desk.nobody') })]
      : []),
    ...(stage ? [text('desk.matching.stage', { stage: stages.stageName(stage) })] : []),
  ];
  const label = all
    ? text('desk.matching.chosen', { smart_count: all.total })
    : text('desk.chosen', { smart_count: leads.length });
  const apply = async () => {
    let refused: string | undefined;
    const isDone = await desk.attempt(
      async () => {
        const results = await provider.api('POST /admin/leads/bulk', {
          body: {
            ids: leads.map(({ id }) => id),
            action: 'update',
            changes: change,
            versions: Object.fromEntries(leads.map(({ id, version }) => [id, version])),
          },
        });
        const not = results.filter(({ ok }) => !ok);
        if (not.length > 0) refused = text('desk.notChanged', { smart_count: not.length, why: refusalText(not[0]) });
        if (refused) throw new Error(refused);
      },
      text('desk.changedMany', { smart_count: leads.length }),
    );
    if (isDone) onDone();
  };
  return (
    <Card>
      <div role="group" aria-label={label}>
        <Stack gap={1.5}>
          <Stack direction="row" gap={1} align="center">
            <div role="status">
              <Text as="div" tabular>
                {label}
              </Text>
            </div>
            {matching && <AllThatMatch matching={matching} isChosen={wantsAll} onChoose={setWantsAll} />}
          </Stack>
          <Grid min={180} gap={1.5} align="end">
            <Select
              label={text('desk.assign')}
              placeholder={text('desk.step.choose')}
              value={owner}
              options={[
                ...owners.map(({ id, name }) => ({ value: id, label: name })),
                { value: NOBODY, label: text('desk.nobody') },
              ]}
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
            <Stack direction="row" gap={1}>
              <Button
                busy={desk.isBusy}
                disabled={said.length === 0}
                onClick={() => (all ? onAsk({ matching: all, changes: change, said }) : void apply())}
              >
                {text('desk.apply')}
              </Button>
              <Button variant="quiet" onClick={onDone}>
                {text('desk.chooseNone')}
              </Button>
            </Stack>
          </Grid>
        </Stack>
      </div>
    </Card>
  );
}

type AllThatMatchProps = { matching: Matching; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function AllThatMatch({ matching: { total }, isChosen, onChoose }: AllThatMatchProps) {
  const text = useText();
  if (total > MAX_MATCHING) return <Muted>{text('desk.matching.tooMany')}</Muted>;
  return (
    <Button size="small" variant="quiet" onClick={() => onChoose(!isChosen)}>
      {isChosen ? text('desk.matching.pageOnly') : text('desk.matching.chooseAll', { smart_count: total })}
    </Button>
  );
}
