import type { LeadChange, LeadRecord, SalesStage } from '@prospectus/contract';
import { useState } from 'react';

import { useMay } from '../../providers/use-may.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { inStage } from './board-state.ts';
import { useDesk } from './use-desk.ts';

/**
 * Changes a lead in its row: shown at once, then saved with the version that was seen. What is refused goes back, with
 * the reason.
 */
export function useRowChanges() {
  const text = useText();
  const desk = useDesk();
  const may = useMay('leads');
  const { stageName } = useStages();
  const [saving, setSaving] = useState<ReadonlyMap<string, LeadRecord>>(new Map());
  const [losing, setLosing] = useState<LeadRecord>();

  const save = async (before: LeadRecord, after: LeadRecord, change: LeadChange, done: string) => {
    // Its version is known once what is under way has ended.
    if (saving.has(before.id)) return;
    setSaving((all) => new Map(all).set(before.id, after));
    // When it ends, the list has been refetched.
    await desk.update(before.id, { ...change, version: before.version }, done);
    setSaving((all) => new Map([...all].filter(([id]) => id !== before.id)));
  };
  const nameOf = (lead: LeadRecord) => lead.name || text('desk.unnamed');
  const moveTo = (lead: LeadRecord, stage: SalesStage, reason: string | null) =>
    void save(
      lead,
      inStage(lead, stage, reason),
      { stage, ...(reason !== null && { lost_reason: reason }) },
      text('desk.board.moved', { name: nameOf(lead), stage: stageName(stage) }),
    );
  return {
    isAllowed: may('update'),
    /** A lead as it is shown while it is being saved. */
    shown: (lead: LeadRecord): LeadRecord => saving.get(lead.id) ?? lead,
    setStage: (lead: LeadRecord, stage: SalesStage) => (stage === 'lost' ? setLosing(lead) : moveTo(lead, stage, null)),
    setOwner: (lead: LeadRecord, owner: string | null, owner_name: string | null) =>
      void save(
        lead,
        { ...lead, owner, owner_name },
        { owner },
        text('desk.row.assigned', { name: nameOf(lead), owner: owner_name ?? text('desk.nobody') }),
      ),
    /** The lead that is to be lost, for which a reason is asked. */
    losing,
    lose: (reason: string) => {
      setLosing(undefined);
      if (losing) moveTo(losing, 'lost', reason);
    },
    keep: () => setLosing(undefined),
  };
}

export type RowChanges = ReturnType<typeof useRowChanges>;
