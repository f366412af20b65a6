import type { Failure, LeadChange, LeadRecord, FullLeadRecord, SalesStage } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useStages } from '../../records/use-stages.ts';
import { useRefusalText, useText } from '../../texts/language-context.ts';
import { inStage, type LoadedBoard, placed, without } from './board-state.ts';

const CLOSES_AFTER_MS = 10_000;

type Change = (by: (board: LoadedBoard) => LoadedBoard) => void;

/**
 * Moves leads from stage to stage: shown at once, then saved with the version that was seen. What is refused goes back,
 * with the reason; a lead that somebody else has changed is shown as it is now. A move can be undone.
 */
export function useLeadMoves(change: Change) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const refusalText = useRefusalText();
  const { stageName } = useStages();
  const [losing, setLosing] = useState<LeadRecord>();
  const saving = useRef(new Set<string>());

  const save = async (before: LeadRecord, after: LeadRecord, body: LeadChange, isUndone: boolean) => {
    // Its version is known once what is under way has ended.
    if (saving.current.has(before.id)) return;
    saving.current.add(before.id);
    const show = (lead: LeadRecord) => change((board) => placed(board, lead, Date.now()));
    show(after);
    let isSaved = false;
    try {
      const saved = recordOf(await provider.api('PUT /admin/leads/:id', { params: { id: before.id }, body }));
      show(saved);
      isSaved = true;
      const name = before.name || text('desk.unnamed');
      toast.show({
        tone: 'success',
        title: isUndone
          ? text('desk.board.undone', { name })
          : text('desk.board.moved', { name, stage: stageName(after.stage) }),
        closesAfter: CLOSES_AFTER_MS,
        ...(!isUndone && { action: { label: text('lists.undo'), onClick: () => undo(before, saved) } }),
      });
    } catch (error) {
      const failure = error instanceof HttpError ? (error.body as Refusal | null) : null;
      if (failure?.code === 'NOT_FOUND') change((board) => without(board, before.id, Date.now()));
      else show(failure?.code === 'VERSION_CONFLICT' && failure.current ? recordOf(failure.current) : before);
      toast.show({
        tone: 'danger',
        title: text('desk.refused'),
        description: wordsOf(failure, error),
      });
    } finally {
      saving.current.delete(before.id);
      // What was saved is on the board already; after a refusal it may be another than was seen.
      void queries.invalidateQueries({
        queryKey: ['leads'],
        predicate: ({ queryKey }) => !isSaved || queryKey[1] !== 'board',
      });
    }
  };
  const wordsOf = (failure: Refusal | null, error: unknown) => {
    if (failure?.code === 'VERSION_CONFLICT') return text('desk.conflict');
    if (failure?.code === 'NOT_FOUND') return text('desk.board.gone');
    return refusalText(error);
  };
  const undo = (before: LeadRecord, saved: LeadRecord) =>
    void save(
      saved,
      { ...before, version: saved.version },
      {
        stage: before.stage,
        ...(before.lost_reason !== null && { lost_reason: before.lost_reason }),
        ...(before.next_at !== saved.next_at && { next_at: before.next_at }),
        version: saved.version,
      },
      true,
    );
  const moveTo = (lead: LeadRecord, stage: SalesStage, reason: string | null) =>
    void save(
      lead,
      inStage(lead, stage, reason),
      { stage, ...(reason !== null && { lost_reason: reason }), version: lead.version },
      false,
    );

  const latest = useRef(moveTo);
  useEffect(() => {
    latest.current = moveTo;
  });
  // The same function from render to render: every card of the board has it.
  const move = useCallback((lead: LeadRecord, to: string) => {
    if (to === 'lost') setLosing(lead);
    else latest.current(lead, to as SalesStage, null);
  }, []);
  return {
    move,
    /** The lead that is to be lost, for which a reason is asked. */
    losing,
    lose: (reason: string) => {
      setLosing(undefined);
      if (losing) moveTo(losing, 'lost', reason);
    },
    keep: () => setLosing(undefined),
  };
}

type Refusal = Failure & { current?: FullLeadRecord };

/** A lead as lists have it. */
function recordOf(lead: FullLeadRecord): LeadRecord {
  const { enquiries: _e, timeline: _t, merged: _m, merged_into: _i, withdrawn_at: _w, ...record } = lead;
  return record;
}
