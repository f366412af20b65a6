import { expect, type Page } from 'playwright/test';

/** Collects the errors and warnings of a page's console, those of hydration among them, and what it throws. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  return errors;
}

/**
 * The markup of the page or a part of it, without the attributes that are measured in the browser: whether a row of
 * cards or a table can be scrolled, the tab stop that goes with it, and whether a text is cut.
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

/** The heights of the page's sections: hydration must not move anything. */
export const sectionHeights = (page: Page): Promise<string[]> =>
  page
    .locator('header, main > section, footer')
    .evaluateAll((parts) =>
      parts.map((part) => `${part.id || part.localName} ${Math.round(part.getBoundingClientRect().height)}`),
    );

/** Hydrates the page as a visitor's first movement does, and waits until it is done. */
export async function hydrate(page: Page): Promise<void> {
  // Two points: the first event of a pointer on a page says that it moved by nothing, which a test may ignore.
  await page.mouse.move(200, 200);
  await page.mouse.move(204, 200);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('page-hydrated').length)).toBe(1);
}

/** The first difference of two markups with its surroundings; empty where they are the same. */
export function differenceOf(before: string, after: string): string {
  if (before === after) return '';
  let at = 0;
  while (before[at] === after[at]) at++;
  return `${before.slice(at - 80, at + 120)} → ${after.slice(at - 80, at + 120)}`;
}

/** Lays out every section, those far from the screen too, so that it can be measured. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>('style[data-offscreen]');
    if (style) style.disabled = true;
  });
