import { createHash } from 'node:crypto';

import type { OutboxItem, PageEvent } from '@prospectus/contract';
import type { APIRequestContext, Page } from 'playwright/test';

import { violationsOf } from './accessibility.ts';
import { hydrate } from './page-state.ts';
import { arrive, collecting, eventsOf } from './page-events.ts';
import { expect, test } from './product-test.ts';
import { codeFor, fillDetails, newPhone, openModal, sendEnquiry, verifyInModal } from './visitor.ts';

/** Scrolls to a percentage of the page. */
const scrollToShare = (page: Page, percent: number) =>
  page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: Math.ceil(((scrollHeight - clientHeight) * share) / 100), behavior: 'instant' });
  }, percent);
const toCdp = async (request: APIRequestContext, to: string) =>
  ((await (await request.get('/api/mock/outbox', { params: { channel: 'cdp', to } })).json()) as { data: OutboxItem[] })
    .data;

test('TRACK-02 TRACK-04 page load, visible sections, links, folds and tabs each send one event', async ({
  page,
  context,
  request,
}) => {
  const { named, bodies } = await eventsOf(page);
  await page.goto('/online-mba?utm_source=Google&phone=9876543210');
  await arrive(page);
  await expect.poll(() => named('page_loaded')).toEqual([{ visitor: 'unverified' }]);
  await expect.poll(() => named('widget_viewed')).toContainEqual({ widget: 'banner' });
  expect(await named('widget_viewed')).not.toContainEqual({ widget: 'faqs' });
  await hydrate(page);

  await page.locator('#faqs').scrollIntoViewIfNeeded();
  await expect.poll(() => named('widget_viewed')).toContainEqual({ widget: 'faqs' });
  await page.locator('#faqs summary').nth(1).click();
  await expect.poll(() => named('expansion_click')).toEqual([{ open: true, widget: 'faqs' }]);

  const tabs = page.locator('#fees').getByRole('tab');
  await tabs.nth(1).click();
  await expect.poll(() => named('tab_switched')).toEqual([{ tab: 2, widget: 'fees' }]);
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => named('tab_switched'))
    .toEqual([
      { tab: 2, widget: 'fees' },
      { tab: 1, widget: 'fees' },
    ]);

  // The link must not be followed.
  await page.route(/\/online-mba\/\w+$/, (route) => route.fulfill({ status: 204 }));
  await page.locator('#specialisations').getByRole('link').first().click();
  await expect.poll(() => named('cta_click')).toEqual([{ cta: 'page', widget: 'specialisations' }]);

  const first = JSON.parse(bodies[0] ?? '') as { source: string; events: PageEvent[] };
  expect([first.source, first.events[0]?.path]).toEqual(['search', '/online-mba']);
  expect(bodies.join()).not.toContain('9876543210');
  const label = (await context.cookies()).find(({ name }) => name === 'session_id')?.value ?? '';
  await expect
    .poll(async () => (await toCdp(request, label)).length, 'they arrive under the label of the visit')
    .toBeGreaterThan(0);
});

test('TRACK-03 CONST-06 scrolling is tracked after 3 s, at 20, 40, 60, 80 and 95 (as 100), each once', async ({
  page,
}) => {
  const { named } = await eventsOf(page);
  await page.clock.install();
  const collector = page.waitForRequest(/collector/);
  await page.goto('/online-ma');
  await arrive(page);
  await page.clock.runFor(1_500);
  await collector;
  await expect.poll(() => named('page_loaded')).toHaveLength(1);
  for (const percent of [30, 0]) await scrollToShare(page, percent);
  expect(await named('scroll'), 'none before 3 s').toEqual([]);
  await page.clock.runFor(3_500);
  const at = async (percent: number, ...seen: number[]) => {
    await scrollToShare(page, percent);
    await expect.poll(() => named('scroll'), `at ${percent} %`).toEqual(seen.map((one) => ({ percent: one })));
  };
  await at(21, 20);
  await at(10, 20);
  await at(81, 20, 40, 60, 80);
  await at(94, 20, 40, 60, 80);
  await at(96, 20, 40, 60, 80, 100);
  await at(0, 20, 40, 60, 80, 100);
  await at(100, 20, 40, 60, 80, 100);
});

test(
  'TRACK-02 TRACK-06 TRACK-08 an enquiry: its opening, steps, lead and code; the data layer has hashes alone',
  { tag: '@journey' },
  async ({ page, request }) => {
    const { named, sent } = await eventsOf(page);
    await page.addInitScript(() => {
      const pushed: unknown[] = JSON.parse(window.name || '[]') as unknown[];
      const layer: unknown[] = [];
      layer.push = (...items: unknown[]) => {
        pushed.push(...items);
        window.name = JSON.stringify(pushed);
        return Array.prototype.push.apply(layer, items);
      };
      (window as never as { dataLayer: unknown[] }).dataLayer = layer;
    });
    const phone = newPhone();
    const form = { variant: 'REGISTER', origin: 'banner' };
    await page.goto('/online-ma');
    await collecting(page);
    const dialog = await openModal(page);
    await dialog.getByLabel('Mobile number').fill('12');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect.poll(() => named('error_message')).toEqual([{ code: 'INVALID', step: 'MOBILE_NUMBER' }]);
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await fillDetails(dialog);
    await dialog.getByLabel('Email').fill('Asha@Example.org');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect.poll(() => named('auth_success')).toEqual([{ lead: 'NEW' }]);

    const opener = (await named('lead_cta_click'))[0] as typeof form;
    expect(opener.variant).toBe('REGISTER');
    expect(await named('modal_view')).toEqual([opener]);
    expect(await named('lead_submitted')).toEqual([{ lead: 'NEW' }]);
    const steps = sent
      .filter(({ name }) => name === 'form_step')
      .map(({ props }) => props as { step: string; previous?: string; previous_ms?: number });
    expect(steps.slice(0, 4).map(({ step, previous }) => [previous, step])).toEqual([
      [undefined, 'MOBILE_NUMBER'],
      ['MOBILE_NUMBER', 'OTHER_DETAILS'],
      ['OTHER_DETAILS', 'OTP_VERIFICATION'],
      ['OTP_VERIFICATION', 'OTP_VERIFIED'],
    ]);
    expect(steps[1]?.previous_ms).toBeGreaterThan(0);
    expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${phone}|asha`, 'i'));

    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const layer = await page.evaluate(() => window.name);
    expect(JSON.parse(layer)).toEqual([
      {
        event: 'form_submission',
        form_type: 'REGISTER',
        hashed_email: sha256('asha@example.org'),
        hashed_phone: sha256(`+91${phone}`),
      },
    ]);
  },
);

test('TRACK-02 TRACK-06 TRACK-08 a known phone is EXISTING in the events and in the data layer', async ({
  browser,
  page,
  request,
}) => {
  const phone = newPhone();
  const before = await browser.newPage();
  await before.goto('/online-ma');
  await verifyInModal(before, request, phone, true);
  await expect(before.getByRole('link', { name: 'Continue Application' }).first()).toBeVisible();
  await before.close();
  await request.post('/api/mock/clock', { data: { advanceMs: 31_000 } });
  const { named, sent } = await eventsOf(page);
  await page.goto('/online-ma');
  await collecting(page);
  await verifyInModal(page, request, phone, false);
  await expect.poll(() => named('auth_success')).toEqual([{ lead: 'EXISTING' }]);
  expect(sent.filter(({ name }) => name === 'lead_submitted')).toEqual([]);
  await request.delete('/api/mock/clock');
});

for (const [signal, script] of [
  ['Do-Not-Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
  [
    'Global Privacy Control',
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true }),
  ],
] as const)
  test(`TRACK-01 with ${signal} nothing is collected, sent or put into the data layer`, async ({ page, request }) => {
    const urls: string[] = [];
    page.on('request', (sent) => urls.push(sent.url()));
    await page.addInitScript(script);
    const phone = newPhone();
    await page.goto('/online-ma');
    await sendEnquiry(page, phone);
    await codeFor(request, phone);
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => /collector|\/api\/events/.test(url))).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

test('ERR-11 TRACK-01 without the event service only the console has an error, and the enquiry succeeds', async ({
  page,
  request,
}) => {
  const errors: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.route('**/assets/collector-*', (route) => route.abort());
  await page.goto('/online-ma');
  await arrive(page);
  await expect.poll(() => errors).toContainEqual(expect.stringContaining('Events of this page are not collected.'));
  await verifyInModal(page, request, newPhone(), true);
  await expect(page.getByRole('dialog')).toContainText('Registered Successfully');
  expect(thrown).toEqual([]);
});

test('TRACK-01 an event service that refuses calls blocks nothing', async ({ page, request }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/online-ma');
  await arrive(page);
  await expect.poll(() => errors).toContainEqual(expect.stringContaining('could not be sent'));
  await verifyInModal(page, request, newPhone(), true);
  await expect(page.getByRole('dialog')).toContainText('Registered Successfully');
  expect(thrown).toEqual([]);
});

for (const width of [390, 1280])
  test(`TRACK-02 at ${width} px the panel of local mode shows events live, and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/online-ma');
    await collecting(page);
    await hydrate(page);
    const panel = page.getByRole('complementary', { name: 'Events of this page' });
    await expect(panel).toBeAttached();
    await expect(panel.getByRole('listitem').first()).toBeHidden();
    const covered = await panel.evaluate((element) => {
      const root = document.getElementById('root')?.getBoundingClientRect();
      return (root?.bottom ?? 0) - element.getBoundingClientRect().top;
    });
    expect(covered, 'it begins where the page ends').toBeLessThanOrEqual(1);
    await panel.getByText('Events of this page', { exact: true }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'page_loaded' })).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'widget_viewed' }).first()).toBeVisible();
    expect(await violationsOf(page, { within: 'aside[aria-label="Events of this page"]' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
