import { expect, type Page } from 'playwright/test';

/** Collects what a page complains of: errors, warnings (those of hydration among them), refused or failed requests. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

/** The server's markup of the page as the browser has it. */
export const markupOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('#root')?.innerHTML ?? '');

/** Brings the page to life as a visitor does, and waits until its code has run. */
export async function bringToLife(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('page-alive').length)).toBe(1);
}

/** Where two markups part, with what stands around; empty where they are the same. */
export function differenceOf(before: string, after: string): string {
  if (before === after) return '';
  let at = 0;
  while (before[at] === after[at]) at++;
  return `${before.slice(at - 80, at + 120)} → ${after.slice(at - 80, at + 120)}`;
}
