import type {
  LectureChange,
  LectureChangeKind,
  LectureOperation,
  LectureRecord,
  LectureScope,
} from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useInsertionEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { useContractText, useText } from '../../../texts/language-context.ts';
import { failureOf } from '../../../records/saving/save-state.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { CheckAnswer } from './check-answer.ts';
import { cachedLecture, PLAN, putLectures } from './plan-cache.ts';
import { type Step, stepsOf } from './steps.ts';
import { CHOICES } from './use-plan.ts';

/** A change before it is made. */
export type PlannedChange = {
  /** What it is, in words, for the toast and for undo: 'British Poetry was moved'. */
  label: string;
  kind?: LectureChangeKind;
  /** Read when it is sent, so that the versions are the newest. */
  operations: (
    newest: (lecture: LectureRecord) => LectureRecord,
    scope: LectureScope | undefined,
  ) => LectureOperation[];
  /** A lecture of a series is changed: the person is asked for which of them it is. */
  asksScope?: boolean;
  /** What clashes was seen and allowed already. */
  allowClash?: boolean;
  /** It is shown before it is made, whatever it reaches. */
  asksAlways?: boolean;
};

/** What the dialog decides. */
type Decision = { scope: LectureScope | undefined; allowClash: boolean };
type Asking = {
  label: string;
  asksScope: boolean;
  first: CheckAnswer;
  check: (scope: LectureScope | undefined) => Promise<CheckAnswer>;
  decide: (decision: Decision | undefined) => void;
};

/** The person left a change as it was. */
class Declined extends Error {}

type Changes = {
  /** Makes a change; fails where it is refused or declined, which was said already. */
  make: (change: PlannedChange) => Promise<LectureChange>;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
};

const ChangesContext = createContext<Changes | null>(null);

export function useChanges(): Changes {
  const changes = use(ChangesContext);
  if (!changes) throw new Error('This must be inside ChangesProvider.');
  return changes;
}

/** Makes changes of lectures one after another, each as the server allows it, and takes them back. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const steps = stepsOf(client);
  const toast = useToast();
  const text = useText();
  const contractText = useContractText();
  const [asking, setAsking] = useState<Asking>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** One at a time: a second move of the same lecture goes out with the version that the first has made. */
  const inTurn = <T,>(work: () => Promise<T>): Promise<T> => {
    const next = queue.current.then(work, work);
    queue.current = next.catch(() => undefined);
    return next;
  };

  const show = ({ lectures, deleted }: LectureChange) => {
    putLectures(client, lectures, deleted);
    void client.invalidateQueries({ queryKey: ['live-lectures'] });
    void client.invalidateQueries({ queryKey: [CHOICES] });
  };
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: [PLAN] });
    void client.invalidateQueries({ queryKey: ['live-lectures'] });
  };

  const refused = (error: unknown) => {
    const failure = failureOf(error);
    if (failure?.code === 'VERSION_CONFLICT') {
      const now = (failure.conflicts ?? []) as unknown as LectureRecord[];
      putLectures(client, now, []);
      readAgain();
      toast.show({
        tone: 'danger',
        title: text('planner.changedByOthers'),
        description: now.map(whenText).join('; '),
      });
      return;
    }
    if (failure?.code === 'NOT_FOUND') readAgain();
    const details = Object.values(failure?.errors ?? {}).map((msg) => contractText(msg));
    toast.show({
      tone: 'danger',
      title: error instanceof Error ? contractText(error.message) : String(error),
      ...(details.length > 0 && { description: details.join(' ') }),
    });
  };

  const ask = (asked: Omit<Asking, 'decide'>) =>
    new Promise<Decision>((resolve, reject) => {
      setAsking({
        ...asked,
        decide: (decision) => {
          setAsking(undefined);
          if (decision) resolve(decision);
          else reject(new Declined());
        },
      });
    });

  const newest = (lecture: LectureRecord): LectureRecord => {
    const found = cachedLecture(client, lecture.id);
    return found && found.version > lecture.version ? found : lecture;
  };

  const make = (change: PlannedChange): Promise<LectureChange> =>
    inTurn(async () => {
      try {
        const check = (scope: LectureScope | undefined) =>
          provider.api('POST /admin/live-lectures/check', { body: { operations: change.operations(newest, scope) } });
        const { asksScope = false } = change;
        const first = await check(asksScope ? 'one' : undefined);
        const asks =
          asksScope ||
          change.asksAlways ||
          first.reach.within24h ||
          (first.clashes.length > 0 && change.allowClash !== true);
        const { scope, allowClash } = asks
          ? await ask({ label: change.label, asksScope, first, check })
          : { scope: undefined, allowClash: change.allowClash ?? false };
        const saved = await provider.api('POST /admin/live-lectures/changes', {
          body: {
            operations: change.operations(newest, scope),
            ...(change.kind && { kind: change.kind }),
            ...((allowClash || change.allowClash) && { allowClash: true }),
          },
        });
        show(saved);
        steps.made({ changeId: saved.changeId, label: change.label });
        toast.show({
          tone: 'success',
          title: change.label,
          action: { label: text('lists.undo'), onClick: () => void undo() },
          closesAfter: TOAST_MS,
        });
        return saved;
      } catch (error) {
        if (!(error instanceof Declined)) refused(error);
        throw error;
      }
    });

  const step = (which: 'undo' | 'redo') =>
    inTurn(async () => {
      const { done, undone } = steps.get();
      const last = (which === 'undo' ? done : undone).at(-1);
      if (!last) return;
      try {
        const saved = await takeBack(last);
        show(saved);
        const made: Step = { changeId: saved.changeId, label: last.label };
        if (which === 'undo') steps.undone(made);
        else steps.redone(made);
        toast.show({
          title: text(which === 'undo' ? 'planner.undone' : 'planner.redone', { what: last.label }),
          closesAfter: TOAST_MS,
          ...(which === 'undo' && { action: { label: text('planner.redo'), onClick: () => void redo() } }),
        });
      } catch (error) {
        if (error instanceof Declined) return;
        // What others changed since can never be taken back; another failure may pass.
        if (['VERSION_CONFLICT', 'LOCKED', 'NOT_FOUND'].includes(failureOf(error)?.code ?? '')) steps.drop(which);
        refused(error);
      }
    });
  const takeBack = async ({ changeId, label }: Step): Promise<LectureChange> => {
    const send = async (allowClash: boolean): Promise<LectureChange> => {
      const {
        lectures = [],
        deleted = [],
        ...undone
      } = await provider.api('POST /admin/changes/:id/undo', {
        params: { id: changeId },
        body: { allowClash },
      });
      return { changeId: undone.changeId ?? changeId, lectures, deleted };
    };
    try {
      return await send(false);
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.code !== 'CLASH') throw error;
      // Its time was taken meanwhile.
      const clashes = (failure.clashes ?? []) as CheckAnswer['clashes'];
      const first: CheckAnswer = { clashes, reach: NOBODY, counts: { saved: 0, deleted: 0 } };
      await ask({ label, asksScope: false, first, check: () => Promise.resolve(first) });
      return send(true);
    }
  };
  const undo = () => step('undo');
  const redo = () => step('redo');

  const latest = useRef({ make, undo, redo });
  useInsertionEffect(() => {
    latest.current = { make, undo, redo };
  });
  const [value] = useState<Changes>(() => ({
    make: (change) => latest.current.make(change),
    undo: () => latest.current.undo(),
    redo: () => latest.current.redo(),
  }));
  return (
    <ChangesContext value={value}>
      {children}
      {asking && <ChangeDialog {...asking} />}
    </ChangesContext>
  );
}

const TOAST_MS = 8_000;
const NOBODY = { batches: [], feeds: 0, pages: [], beginsInMinutes: null, within24h: false };

const whenText = (lecture: LectureRecord) => `${lecture.subject_name}: ${lecture.start_date} ${lecture.start_time}`;
