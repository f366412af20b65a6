import { type LeadRecord, ROLE, type SalesStage } from '@prospectus/contract';
import { Button, Card, Grid, Heading, Select, Stack, Text, TextField } from '@prospectus/design-system';
import { DateTimeField } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { fromIndianInput, toIndianInput } from '../../layout/india-time.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { FollowUp } from './FollowUp.tsx';
import { LostReason } from './LostReason.tsx';
import { NOBODY, ownerOfChoice } from './owners.ts';
import { type Desk, useOwners } from './use-desk.ts';

type NextStepProps = {
  lead: Pick<LeadRecord, 'id' | 'version' | 'stage' | 'owner' | 'owner_name' | 'next_at'>;
  desk: Desk;
  level?: 2 | 3;
  /** The lead was given to a colleague, and the person may not see it any more. */
  onGivenAway?: () => void;
};

/** The next step with a lead: follow-up, stage, and owner. Each is saved as it is chosen. */
export function NextStep({ lead, desk, level = 2, onGivenAway }: NextStepProps) {
  const text = useText();
  const { identity } = useGetIdentity();
  const owners = useOwners();
  const stages = useStages();
  const [handsTo, setHandsTo] = useState<string>();
  const [losing, setLosing] = useState(false);
  const me = identity ? String(identity.id) : '';
  const save = ({ owner, ...change }: Parameters<Desk['update']>[1], done = text('desk.wasSaved')) => {
    const isGivenAway = identity?.['role'] === ROLE.COUNSELLOR && owner && owner !== me;
    void desk.update(lead.id, { ...change, ...(owner !== undefined && { owner }), version: lead.version }, () => {
      // Before the lead is refetched, which would be refused.
      if (isGivenAway) onGivenAway?.();
      return { title: done };
    });
  };
  const chooseStage = (stage: SalesStage) => (stage === 'lost' ? setLosing(true) : save({ stage }));
  const chooseOwner = (chosen: string) => {
    const owner = ownerOfChoice(chosen);
    // A note can go with a lead that is handed over.
    if (owner !== null && owner !== me && lead.owner !== null) setHandsTo(owner);
    else save({ owner });
  };
  const isClosed = lead.stage === 'enrolled' || lead.stage === 'lost';
  return (
    <Card as="section">
      <Stack gap={2}>
        <Stack direction="row" justify="space-between" align="center" gap={2}>
          <Heading level={level} size="h5">
            {text('desk.step.title')}
          </Heading>
          <Text as="div">{lead.next_at ? <FollowUp at={lead.next_at} /> : text('desk.step.none')}</Text>
          {lead.owner === null && me !== '' && (
            <Button size="small" busy={desk.isBusy} onClick={() => save({ owner: me })}>
              {text('desk.step.take')}
            </Button>
          )}
        </Stack>
        <FollowUpField lead={lead} disabled={isClosed} onChoose={(next_at) => save({ next_at })} />
        <Grid min={190} gap={2}>
          <Select
            label={text('desk.stage')}
            value={losing ? 'lost' : lead.stage}
            options={stages.options}
            onChange={(event) => chooseStage(event.target.value as SalesStage)}
          />
          <Select
            label={text('desk.owner')}
            value={handsTo ?? lead.owner ?? NOBODY}
            options={[
              { value: NOBODY, label: text('desk.nobody') },
              ...owners.map(({ id, name }) => ({ value: id, label: name })),
              ...(lead.owner && !owners.some(({ id }) => id === lead.owner)
                ? [{ value: lead.owner, label: lead.owner_name ?? text('desk.formerColleague') }]
                : []),
            ]}
            onChange={(event) => chooseOwner(event.target.value)}
          />
        </Grid>
        {losing && (
          <LostReason busy={desk.isBusy} onChoose={(reason) => save({ stage: 'lost', lost_reason: reason })} />
        )}
        {handsTo !== undefined && (
          <HandOver
            name={owners.find(({ id }) => id === handsTo)?.name ?? ''}
            busy={desk.isBusy}
            onConfirm={(note, name) =>
              save({ owner: handsTo, ...(note && { note }) }, text('desk.step.handedOver', { name }))
            }
          />
        )}
      </Stack>
    </Card>
  );
}

/** The time is saved when the field is left or Enter is pressed, not at each step of typing. */
function FollowUpField({
  lead,
  disabled,
  onChoose,
}: {
  lead: Pick<LeadRecord, 'next_at'>;
  disabled: boolean;
  onChoose: (next_at: string | null) => void;
}) {
  const text = useText();
  const saved = toIndianInput(lead.next_at);
  const [typed, setTyped] = useState(saved);
  const save = () => {
    if (typed !== saved) onChoose(fromIndianInput(typed));
  };
  return (
    <DateTimeField label={text('desk.step.at')} value={typed} disabled={disabled} onChange={setTyped} onBlur={save} />
  );
}

function HandOver({
  name,
  busy,
  onConfirm,
}: {
  name: string;
  busy: boolean;
  onConfirm: (note: string, name: string) => void;
}) {
  const text = useText();
  const [note, setNote] = useState('');
  return (
    <Grid min={220} gap={2} align="end">
      <TextField
        label={text('desk.step.handOverNote')}
        value={note}
        maxLength={2000}
        onChange={(event) => setNote(event.target.value)}
      />
      <div>
        <Button busy={busy} onClick={() => onConfirm(note.trim(), name)}>
          {text('desk.step.handOverConfirm')}
        </Button>
      </div>
    </Grid>
  );
}
