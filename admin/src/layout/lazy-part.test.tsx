import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { lazyPart } from './lazy-part.tsx';

test('a part whose code does not arrive leaves the rest of the page, and is asked for again', async () => {
  const answers = [Promise.withResolvers<() => ReactNode>(), Promise.withResolvers<() => ReactNode>()];
  const attempts = answers.values();
  const Part = lazyPart(
    () => attempts.next().value?.promise ?? Promise.reject(new Error('asked too often')),
    () => <p>Waiting</p>,
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() =>
    root.render(
      <>
        <h1>Fees</h1>
        <input aria-label="Amount" />
        <Part />
      </>,
    ),
  );
  await page.getByLabelText('Amount').fill('55000');
  await expect.element(page.getByText('Waiting')).toBeVisible();
  answers[0]?.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect.element(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await expect.element(page.getByLabelText('Amount')).toHaveValue('55000');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Waiting')).toBeVisible();
  answers[1]?.resolve(() => <p>The editor</p>);
  await expect.element(page.getByText('The editor')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
