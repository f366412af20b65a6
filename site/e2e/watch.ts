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

/**
 * The markup of the page or a part of it, without what only measuring can tell and the server therefore cannot: whether
 * a row of cards or a table has more to the side, with the keyboard's stop that goes with it, and whether a text is long.
 */
export const markupOf = (page: Page, selector = '#root'): Promise<string> =>
  page.evaluate((part) => {
    const copy = document.querySelector(part)?.cloneNode(true) as Element | undefined;
    for (const element of copy?.querySelectorAll('[data-fits], [data-overflows], [data-whole]') ?? [])
      for (const name of ['data-fits', 'data-overflows', 'data-whole']) element.removeAttribute(name);
    for (const row of copy?.querySelectorAll('ul[tabindex="0"]') ?? []) row.removeAttribute('tabindex');
    for (const arrow of copy?.querySelectorAll('.arrows [aria-disabled]') ?? []) arrow.removeAttribute('aria-disabled');
    for (const table of copy?.querySelectorAll('[role="region"][tabindex="0"]:has(> table)') ?? [])
      for (const name of ['role', 'aria-label', 'tabindex']) table.removeAttribute(name);
    return copy?.innerHTML ?? '';
  }, selector);

/** Where the parts of the page stand: a reader must not see that it comes to life. */
export const placesOf = (page: Page): Promise<string[]> =>
  page
    .locator('header, main > section, footer')
    .evaluateAll((parts) =>
      parts.map((part) => `${part.id || part.localName} ${Math.round(part.getBoundingClientRect().height)}`),
    );

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
