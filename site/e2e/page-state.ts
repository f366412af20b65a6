import { expect, type Page } from 'playwright/test';

/** Collects errors and warnings of a page's console, and uncaught exceptions. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  return errors;
}

/**
 * The markup of the page or a part, without attributes measured in the browser: scrollable rows and tables with their tab
 * stops, and clamped texts.
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

/** The heights of the sections, which hydration must not change. */
export const sectionHeights = (page: Page): Promise<string[]> =>
  page
    .locator('header, main > section, footer')
    .evaluateAll((parts) =>
      parts.map((part) => `${part.id || part.localName} ${Math.round(part.getBoundingClientRect().height)}`),
    );

/** Hydrates the page with a pointer movement, and waits for it. */
export async function hydrate(page: Page): Promise<void> {
  // Two moves: the first pointer event of a page has no movement.
  await page.mouse.move(200, 200);
  await page.mouse.move(204, 200);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('page-hydrated').length)).toBe(1);
}

/** The first difference of two markups with some context; empty if they are equal. */
export function differenceOf(before: string, after: string): string {
  if (before === after) return '';
  let at = 0;
  while (before[at] === after[at]) at++;
  return `${before.slice(at - 80, at + 120)} → ${after.slice(at - 80, at + 120)}`;
}

/** Forces the layout of all sections. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>('style[data-offscreen]');
    if (style) style.disabled = true;
  });
