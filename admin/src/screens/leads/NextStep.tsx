import { CLOSED_STAGES, type LeadChange, type LeadRecord, type SalesStage } from '@prospectus/contract';
import { Button, Grid, Select, Stack, Text, TextField } from '@prospectus/design-system';
import { DateTimeField } from '@prospectus/design-system/console';
import { useState } from 'react';

import { fromIndianInput, toIndianInput } from '../../layout/india-time.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../providers/calls.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { FollowUp, LostDialog, optionOfOwner, ownerName, ownerOfOption, useOwners } from './lead-parts.tsx';

type NextStepProps = {
  lead: LeadRecord;
  level?: 2 | 3;
  /** Called when a counsellor has handed the lead over, and may not see it any more. */
  onHandedOver?: () => void;
};

/** Follow-up, stage and owner of a lead; each is saved when it is chosen. */
export function NextStep({ lead, level = 2, onHandedOver }: NextStepProps) {
  const text = useText();
  const { options, nobody, me, isCounsellor, nameOf } = useOwners();
  const stages = useStages();
  const { call, busy } = useCall();
  const savedAt = toIndianInput(lead.next_at);
  const [at, setAt] = useState(savedAt);
  const [nextOwner, setNextOwner] = useState<string>();
  const [note, setNote] = useState('');
  const [isLosing, setLosing] = useState(false);
  const save = (change: LeadChange, done = text('desk.wasSaved')) =>
    void call(
      'PUT /admin/leads/:id',
      { params: { id: lead.id }, body: { ...change, version: lead.version } },
      {
        done: () => {
          // Before the lead is read again, which would be refused.
          if (isCounsellor && change.owner && change.owner !== me) onHandedOver?.();
          return { title: done };
        },
      },
    );
  const chooseOwner = (option: string) => {
    const owner = ownerOfOption(option);
    // A lead that is handed over can have a note for the colleague.
    if (owner !== null && owner !== me && lead.owner !== null) setNextOwner(owner);
    else save({ owner });
  };
  const isKnown = lead.owner === null || options.some(({ value }) => value === lead.owner);
  return (
    <Panel
      title={text('desk.step.title')}
      level={level}
      end={
        <>
          <Text as="div">{lead.next_at ? <FollowUp at={lead.next_at} /> : text('desk.step.none')}</Text>
          {lead.owner === null && me !== '' && (
            <Button size="small" busy={busy} onClick={() => save({ owner: me })}>
              {text('desk.step.take')}
            </Button>
          )}
        </>
      }
    >
      <DateTimeField
        label={text('desk.step.at')}
        value={at}
        disabled={CLOSED_STAGES.includes(lead.stage)}
        onChange={setAt}
        // Not while the time is typed.
        onBlur={() => at !== savedAt && save({ next_at: fromIndianInput(at) })}
      />
      <Grid min={150} gap={2}>
        <Select
          label={text('desk.stage')}
          value={isLosing ? 'lost' : lead.stage}
          options={stages.options}
          onChange={({ target: { value } }) =>
            value === 'lost' ? setLosing(true) : save({ stage: value as SalesStage })
          }
        />
        <Select
          label={text('desk.owner')}
          value={nextOwner ?? optionOfOwner(lead.owner)}
          options={[
            nobody,
            ...options,
            ...(isKnown ? [] : [{ value: optionOfOwner(lead.owner), label: ownerName(lead, text) }]),
          ]}
          onChange={(event) => chooseOwner(event.target.value)}
        />
      </Grid>
      {isLosing && (
        <LostDialog
          lead={lead}
          busy={busy}
          onChoose={(lost_reason) => save({ stage: 'lost', lost_reason })}
          onClose={() => setLosing(false)}
        />
      )}
      {nextOwner !== undefined && (
        <Stack gap={1}>
          <TextField
            label={text('desk.step.handOverNote')}
            value={note}
            maxLength={2000}
            onChange={(event) => setNote(event.target.value)}
          />
          <div>
            <Button
              busy={busy}
              onClick={() =>
                save(
                  { owner: nextOwner, ...(note.trim() && { note: note.trim() }) },
                  text('desk.step.handedOver', { name: nameOf(nextOwner) }),
                )
              }
            >
              {text('desk.step.handOverConfirm')}
            </Button>
          </div>
        </Stack>
      )}
    </Panel>
  );
}
