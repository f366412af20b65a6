import type { LeadChange, LeadRecord, SalesStage } from '@prospectus/contract';
import { InlineButton, StatusChip } from '@prospectus/design-system';
import { MenuButton } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';

import { useCall } from '../../providers/calls.ts';
import { useMay } from '../../providers/use-may.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { LostDialog, NOBODY, ownerName, ownerOfOption, STAGE_TONES, useOwners } from './lead-parts.tsx';

/** The stage of a lead in its row, where it can be changed. */
export function RowStage({ lead }: { lead: LeadRecord }) {
  const text = useText();
  const { options, stageName } = useStages();
  const { shown, mayChange, change } = useRowChange(lead);
  const [isLosing, setLosing] = useState(false);
  const stage = stageName(shown.stage);
  const chip = <StatusChip plain tone={STAGE_TONES[shown.stage]} label={stage} />;
  if (!mayChange) return chip;
  const name = lead.name || text('desk.unnamed');
  const move = (next: SalesStage, lost_reason?: string) =>
    void change(
      { stage: next, ...(lost_reason !== undefined && { lost_reason }) },
      { stage: next },
      text('desk.board.moved', { name, stage: stageName(next) }),
    );
  return (
    <>
      <ValueMenu
        label={text('desk.row.stage', { name, stage })}
        title={stage}
        options={options}
        value={shown.stage}
        onChoose={(value) => (value === 'lost' ? setLosing(true) : move(value as SalesStage))}
      >
        {chip}
      </ValueMenu>
      {isLosing && (
        <LostDialog
          name={lead.name}
          onChoose={(reason) => {
            setLosing(false);
            move('lost', reason);
          }}
          onClose={() => setLosing(false)}
        />
      )}
    </>
  );
}

/** The owner of a lead in its row, where the lead can be given to somebody else. */
export function RowOwner({ lead }: { lead: LeadRecord }) {
  const text = useText();
  const { options, nameOf } = useOwners();
  const { shown, mayChange, change } = useRowChange(lead);
  const owner = ownerName(shown, text);
  if (!mayChange) return <span title={owner}>{owner}</span>;
  const name = lead.name || text('desk.unnamed');
  return (
    <ValueMenu
      label={text('desk.row.owner', { name, owner })}
      title={owner}
      options={[...options, { value: NOBODY, label: text('desk.nobody'), separatorBefore: true }]}
      value={shown.owner ?? NOBODY}
      onChoose={(value) => {
        const next = ownerOfOption(value);
        const owner_name = nameOf(next);
        void change(
          { owner: next },
          { owner: next, owner_name },
          text('desk.row.assigned', { name, owner: owner_name }),
        );
      }}
    >
      {owner}
    </ValueMenu>
  );
}

/** Changes a lead in its row: it is shown at once, and goes back where it is refused. */
function useRowChange(lead: LeadRecord) {
  const { call } = useCall();
  const mayChange = useMay('leads')('update');
  const [pending, setPending] = useState<Partial<LeadRecord>>({});
  const change = async (changes: LeadChange, next: Partial<LeadRecord>, done: string) => {
    setPending(next);
    const body = { ...changes, version: lead.version };
    await call('PUT /admin/leads/:id', { params: { id: lead.id }, body }, { done });
    setPending({});
  };
  return { mayChange, shown: { ...lead, ...pending }, change };
}

type ValueMenuProps = {
  label: string;
  /** The value, which may be cut. */
  title: string;
  options: readonly { value: string; label: string; separatorBefore?: boolean }[];
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** A value that is a menu of its options. */
function ValueMenu({ label, title, options, value, onChoose, children }: ValueMenuProps) {
  const text = useText();
  return (
    <MenuButton
      label={label}
      items={options.map((option) => ({
        label: option.label,
        ...(option.value === value && { hint: text('desk.row.now') }),
        ...(option.separatorBefore && { separatorBefore: true }),
        onSelect: () => {
          if (option.value !== value) onChoose(option.value);
        },
      }))}
      trigger={
        <InlineButton mark="open" quiet aria-label={label} title={title}>
          {children}
        </InlineButton>
      }
    />
  );
}
