import { Button, ProgressBar, Stack, Text } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

import { useText } from '../texts/language-context.ts';

/** Work that can be cancelled: a request takes the signal; work in batches looks at it before each one and reports. */
export type Task = { signal: AbortSignal; report: (done: number, total: number) => void };
type RunTask = <Result>(title: string, work: (task: Task) => Promise<Result>) => Promise<Result>;

/** The task of work without progress. */
export const NO_TASK: Task = { signal: new AbortController().signal, report: () => undefined };

const ProgressContext = createContext<RunTask>((_, work) => work(NO_TASK));

/** Runs work under a title; where it takes long, a dialog shows its progress and cancels it. */
export const useTask = (): RunTask => use(ProgressContext);

export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Sends records in batches until the task is cancelled or one fails; returns the results so far and that failure. Where
 * the first one fails, so does the whole.
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  { size, task: { signal, report } }: { size: number; task: Task },
  send: (batch: Item[]) => Promise<readonly Result[]>,
): Promise<{ results: Result[]; failure?: unknown }> {
  const results: Result[] = [];
  for (let at = 0; at < items.length && !signal.aborted; at += size) {
    report(at, items.length);
    try {
      results.push(...(await send(items.slice(at, at + size))));
    } catch (failure) {
      if (at === 0) throw failure;
      return { results, failure };
    }
  }
  return { results };
}

type RunningTask = { title: string; controller: AbortController; counts?: { done: number; total: number } };

export function ProgressProvider({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<RunningTask>();
  const run: RunTask = useCallback(async (title, work) => {
    const controller = new AbortController();
    const task = { title, controller };
    setRunning(task);
    const report = (done: number, total: number) => setRunning({ ...task, counts: { done, total } });
    try {
      return await work({ signal: controller.signal, report });
    } finally {
      setRunning((now) => (now?.controller === controller ? undefined : now));
    }
  }, []);
  const cancel = (task: RunningTask) => {
    task.controller.abort();
    setRunning({ ...task });
  };
  return (
    <ProgressContext value={run}>
      {children}
      {running && <ProgressDialog key={running.title} {...running} onCancel={() => cancel(running)} />}
    </ProgressContext>
  );
}

const SHOWN_AFTER_MS = 1_000;

function ProgressDialog({ title, controller, counts, onCancel }: RunningTask & { onCancel: () => void }) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, []);
  const isStopping = controller.signal.aborted;
  return (
    <ModalDialog
      open={isShown}
      size="small"
      role="alertdialog"
      title={title}
      onClose={onCancel}
      actions={
        <Button variant="secondary" busy={isStopping} onClick={onCancel}>
          {text('lists.cancel')}
        </Button>
      }
    >
      <Stack gap={1}>
        <ProgressBar active variant="inline" label={title} value={counts && counts.done / counts.total} />
        <Text role="status" tabular>
          {isStopping ? text('shell.progress.stopping') : counts && text('shell.progress.counts', counts)}
        </Text>
      </Stack>
    </ModalDialog>
  );
}
