import type { LectureChangeKind, LectureClash, LectureOperation, LectureReach } from '@prospectus/contract';
import { IconButton, Stack } from '@prospectus/design-system';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useUndoKeys } from '../../layout/use-undo-keys.ts';
import { useCall } from '../../providers/calls.ts';
import { failureOf } from '../../records/saving/save-state.ts';
import { useText } from '../../texts/language-context.ts';
import { ChangeDialog, type Decision, inScope, type Question } from './ChangeDialog.tsx';

/** A change before it is made. */
export type PlannedChange = Pick<Question, 'label' | 'operations' | 'asksScope'> & {
  kind?: LectureChangeKind;
  /** Its clashes were seen and allowed already. */
  allowClash?: boolean;
  /** Shown before it is made, whatever it affects. */
  asksAlways?: boolean;
};

/** One change of the session: the id by which the server undoes it, and what it was in words. */
type Step = { changeId: string; label: string };
type Steps = { done: readonly Step[]; undone: readonly Step[] };

const SUBJECT = 'live-lectures';
// In the query cache, the steps outlive the screen they were made on.
const STEPS = ['lecture-steps'];
const NO_STEPS: Steps = { done: [], undone: [] };
const TOAST_MS = 8_000;
/** Codes of refusals after which a step can never be undone or redone. */
const FINAL = ['VERSION_CONFLICT', 'LOCKED', 'NOT_FOUND'];

/**
 * Makes changes of lectures one after another, each as the server allows it, and undoes them. `make` resolves to whether
 * the change was made: the person was told why where it was not. `dialog` is rendered by the screen.
 */
export function useChanges() {
  const text = useText();
  const client = useQueryClient();
  const refusals = { VERSION_CONFLICT: text('planner.changedByOthers') };
  const { attempt, busy } = useCall({ parallel: true, refusals });
  const [question, setQuestion] = useState<Question>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const versions = useRef(new Map<string, number>());
  const { data: steps = NO_STEPS } = useQuery<Steps>({
    queryKey: STEPS,
    queryFn: skipToken,
    initialData: NO_STEPS,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const getSteps = () => client.getQueryData<Steps>(STEPS) ?? NO_STEPS;

  /** One at a time: a second move of the same lecture is sent with the version that the first has made. */
  const inTurn = <T,>(work: () => Promise<T>): Promise<T> => {
    const next = queue.current.then(work, work);
    queue.current = next.catch(() => undefined);
    return next;
  };
  const noteVersions = (lectures: readonly { id: string; version: number }[] = []) => {
    for (const { id, version } of lectures) versions.current.set(id, version);
  };
  const withNewestVersion = (operation: LectureOperation): LectureOperation =>
    operation.op === 'create'
      ? operation
      : { ...operation, version: Math.max(operation.version, versions.current.get(operation.id) ?? 0) };

  const ask = (asked: Omit<Question, 'decide'>) =>
    new Promise<Decision | undefined>((resolve) => {
      setQuestion({
        ...asked,
        decide: (decision) => {
          setQuestion(undefined);
          resolve(decision);
        },
      });
    });

  const addStep = (step: Step) => client.setQueryData<Steps>(STEPS, { done: [...getSteps().done, step], undone: [] });

  const make = ({ label, kind, asksScope = false, asksAlways = false, ...change }: PlannedChange): Promise<boolean> =>
    inTurn(async () => {
      const operations = change.operations.map(withNewestVersion);
      const check = { operations: inScope(operations, asksScope ? 'one' : undefined) };
      const checked = await attempt((api) => api('POST /admin/live-lectures/check', { body: check }));
      if (!checked) {
        void client.invalidateQueries({ queryKey: [SUBJECT] });
        return false;
      }
      const { reach, clashes } = checked.answer;
      const asks = asksScope || asksAlways || reach.within24h || (clashes.length > 0 && !change.allowClash);
      const decision: Decision | undefined = asks
        ? await ask({ label, operations, asksScope, checked: checked.answer })
        : { allowClash: false };
      if (!decision) return false;
      const body = {
        operations: inScope(operations, decision.scope),
        ...(kind && { kind }),
        ...((decision.allowClash || change.allowClash) && { allowClash: true }),
      };
      const count = operations.length;
      const saved = await attempt((api, { signal }) => api('POST /admin/live-lectures/changes', { body, signal }), {
        refetch: [SUBJECT],
        progress: count > 1 ? text('planner.saving', { smart_count: count }) : undefined,
        cancelled: text('shell.progress.cancelledAll'),
        done: ({ changeId, lectures }) => {
          noteVersions(lectures);
          addStep({ changeId, label });
          const action = { label: text('lists.undo'), onClick: () => void step('undo') };
          return { title: label, action, closesAfter: TOAST_MS };
        },
      });
      return saved !== undefined;
    });

  const step = (which: 'undo' | 'redo') =>
    inTurn(async () => {
      const isUndo = which === 'undo';
      const last = (isUndo ? getSteps().done : getSteps().undone).at(-1);
      if (!last) return;
      const { label } = last;
      /** Moves the step to the other list with the id of the change that took it back; without one it is dropped. */
      const put = (changeId?: string) => {
        const { done, undone } = getSteps();
        const added = changeId === undefined ? [] : [{ changeId, label }];
        client.setQueryData<Steps>(
          STEPS,
          isUndo
            ? { done: done.slice(0, -1), undone: [...undone, ...added] }
            : { done: [...done, ...added], undone: undone.slice(0, -1) },
        );
      };
      const send = (allowClash: boolean) =>
        attempt(
          async (api): Promise<LectureClash[] | undefined> => {
            try {
              const input = { params: { id: last.changeId }, body: { allowClash } };
              const { changeId = last.changeId, lectures } = await api('POST /admin/changes/:id/undo', input);
              noteVersions(lectures);
              put(changeId);
              return undefined;
            } catch (error) {
              const failure = failureOf(error);
              // Its time was taken by another lecture.
              if (failure?.code === 'CLASH' && !allowClash) return (failure.clashes ?? []) as LectureClash[];
              if (FINAL.includes(failure?.code ?? '')) put();
              throw error;
            }
          },
          {
            refetch: [SUBJECT],
            done: (clashes) =>
              clashes
                ? undefined
                : {
                    title: text(isUndo ? 'planner.undone' : 'planner.redone', { what: label }),
                    closesAfter: TOAST_MS,
                    ...(isUndo && { action: { label: text('planner.redo'), onClick: () => void step('redo') } }),
                  },
          },
        );
      const clashes = (await send(false))?.answer;
      const checked = { clashes: clashes ?? [], reach: NOBODY, counts: { saved: 0, deleted: 0 } };
      if (clashes && (await ask({ label, operations: [], checked }))) await send(true);
    });

  return {
    make,
    undo: () => step('undo'),
    redo: () => step('redo'),
    steps,
    addStep,
    busy,
    dialog: question && <ChangeDialog {...question} />,
  };
}
export type Changes = ReturnType<typeof useChanges>;

const NOBODY: LectureReach = { batches: [], feeds: 0, pages: [], beginsInMinutes: null, within24h: false };

/** Undoes and redoes the changes of the session: by buttons, Ctrl+Z and Ctrl+Shift+Z. */
export function UndoButtons({ changes: { undo, redo, steps } }: { changes: Changes }) {
  const text = useText();
  const [last, next] = [steps.done.at(-1), steps.undone.at(-1)];
  useUndoKeys({ undo, redo });
  return (
    <Stack direction="row" gap={0.5}>
      <IconButton
        icon="undo"
        label={last ? text('planner.undoWhat', { what: last.label }) : text('lists.undo')}
        disabled={!last}
        onClick={() => void undo()}
      />
      <IconButton
        icon="redo"
        label={next ? text('planner.redoWhat', { what: next.label }) : text('planner.redo')}
        disabled={!next}
        onClick={() => void redo()}
      />
    </Stack>
  );
}
