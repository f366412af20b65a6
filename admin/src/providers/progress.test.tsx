import { ToastProvider } from '@prospectus/design-system';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { inBatches, ProgressProvider, useTask } from './progress.tsx';

const TITLE = 'Publish 3 records';

test('long work shows how many records are done; Cancel stops it before the next batch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const batches: PromiseWithResolvers<readonly number[]>[] = [];
  const ended = Promise.withResolvers<{ results: readonly number[] }>();
  function Start() {
    const run = useTask();
    const send = () => {
      const batch = Promise.withResolvers<readonly number[]>();
      batches.push(batch);
      return batch.promise;
    };
    const start = () => ended.resolve(run(TITLE, (task) => inBatches([1, 2, 3], { size: 1, task }, send)));
    return (
      <button type="button" onClick={start}>
        Start
      </button>
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    vi.useRealTimers();
    root.unmount();
    host.remove();
  });
  root.render(
    <ToastProvider>
      <ProgressProvider>
        <Start />
      </ProgressProvider>
    </ToastProvider>,
  );
  await page.getByRole('button', { name: 'Start' }).click();
  const dialog = page.getByRole('alertdialog', { name: TITLE });
  await expect.poll(() => batches.length).toBe(1);
  await expect.element(dialog).not.toBeInTheDocument();
  vi.advanceTimersByTime(2_000);
  batches[0]?.resolve([1]);
  await expect.element(dialog.getByText('1 of 3')).toBeVisible();
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog.getByText('Stopping…')).toBeVisible();
  batches[1]?.resolve([2]);
  await expect(ended.promise).resolves.toEqual({ results: [1, 2] });
  await expect.element(dialog).not.toBeInTheDocument();
  expect(batches).toHaveLength(2);
});
