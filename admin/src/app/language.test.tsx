import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(() => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
});

test('a change of language changes the menu and the page’s language, and leaves what was typed', async () => {
  mountConsole('/faqs/018f0000-0000-7000-8000-000000000001');
  const question = page.getByRole('textbox').first();
  await question.fill('Typed before the change?');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect.element(page.getByRole('link', { name: 'डैशबोर्ड' })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe('hi-IN');
  await expect.element(question).toHaveValue('Typed before the change?');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe('en-IN');
});
