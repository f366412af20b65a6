import { expect, type Locator, type Page } from 'playwright/test';

const ACCOUNTS = {
  admin: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  events: { email: 'events@prospectus.test', password: 'events-prospectus-2026' },
  counsellor: { email: 'counsellor@prospectus.test', password: 'counsellor-prospectus-2026' },
} as const;

/** Opens a path of the console as a signed-in demo account. */
export async function signIn(page: Page, who: keyof typeof ACCOUNTS, address = '/admin/') {
  const answer = await page.context().request.post('/api/user/login', { data: ACCOUNTS[who] });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(address);
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
}

/** Signs in with a demo account through the form. */
export async function signInByForm(page: Page, who: keyof typeof ACCOUNTS) {
  await page.goto('/admin/');
  await page.getByLabel('E-mail').fill(ACCOUNTS[who].email);
  await page.getByLabel('Password').fill(ACCOUNTS[who].password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
}

/** Navigates within the console, like a link. */
export const openScreen = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The entries of the console's menu. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Console' }).getByRole('link');

/** Opens the groups of the menu that are folded. */
export async function unfoldMenu(page: Page) {
  const folded = page.getByRole('navigation', { name: 'Console' }).locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Publishes the record in the form and waits until the bar shows it. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published/ })).toBeVisible();
}

/** Types `2026-03-05`, `09:30` or `2026-03-05T09:30` into a field of dates and times, as its parts are shown. */
export async function fillWhen(within: Pick<Locator, 'getByRole'>, label: string, value: string) {
  const [day, time] = value.includes('-') ? value.split('T') : ['', value];
  const first = within.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first();
  await first.click();
  await first.page().keyboard.type(`${day?.split('-').toReversed().join('')}${time?.replace(':', '') ?? ''}`);
}
