import type { LeadChange, LeadRecord, SalesStage } from '@prospectus/contract';
import { InlineButton, StatusChip } from '@prospectus/design-system';
import { MenuButton } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useCall } from '../../providers/calls.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import {
  leadName,
  LostDialog,
  optionOfOwner,
  ownerName,
  ownerOfOption,
  STAGE_TONES,
  useOwners,
} from './lead-parts.tsx';

/**
 * The stage or the owner of a lead in its row, as a menu that changes it: the change is shown at once, and goes back where
 * it is refused.
 */
export function RowField({ lead, field }: { lead: LeadRecord; field: 'stage' | 'owner' }) {
  const text = useText();
  const { options: stages, stageName } = useStages();
  const owners = useOwners();
  const { call } = useCall();
  const [pending, setPending] = useState<Partial<LeadRecord>>({});
  const [isLosing, setLosing] = useState(false);
  const shown = { ...lead, ...pending };
  const name = leadName(lead, text);
  const isStage = field === 'stage';
  const [stage, owner] = [stageName(shown.stage), ownerName(shown, text)];
  const label = isStage ? text('desk.row.stage', { name, stage }) : text('desk.row.owner', { name, owner });
  const present = isStage ? shown.stage : optionOfOwner(shown.owner);
  const save = async (changes: LeadChange, next: Partial<LeadRecord>, done: string) => {
    setLosing(false);
    setPending(next);
    const body = { ...changes, version: lead.version };
    await call('PUT /admin/leads/:id', { params: { id: lead.id }, body }, { done });
    setPending({});
  };
  const move = (to: SalesStage, reason: { lost_reason?: string } = {}) =>
    void save({ stage: to, ...reason }, { stage: to }, text('desk.board.moved', { name, stage: stageName(to) }));
  const choose = (value: string) => {
    if (isStage && value === 'lost') setLosing(true);
    else if (isStage) move(value as SalesStage);
    else {
      const next = { owner: ownerOfOption(value), owner_name: owners.nameOf(ownerOfOption(value)) };
      void save({ owner: next.owner }, next, text('desk.row.assigned', { name, owner: next.owner_name }));
    }
  };
  return (
    <>
      <MenuButton
        label={label}
        items={(isStage ? stages : [...owners.options, owners.nobody]).map((option) => ({
          label: option.label,
          ...(option.value === present && { hint: text('desk.row.now') }),
          separatorBefore: option === owners.nobody,
          onSelect: () => option.value !== present && choose(option.value),
        }))}
        trigger={
          // What is shown may be cut.
          <InlineButton mark="open" quiet aria-label={label} title={isStage ? stage : owner}>
            {isStage ? <StatusChip plain tone={STAGE_TONES[shown.stage]} label={stage} /> : owner}
          </InlineButton>
        }
      />
      {isLosing && (
        <LostDialog
          lead={lead}
          onChoose={(lost_reason) => move('lost', { lost_reason })}
          onClose={() => setLosing(false)}
        />
      )}
    </>
  );
}
