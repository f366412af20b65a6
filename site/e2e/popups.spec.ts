import { POPUP } from '@prospectus/contract/constants';
import { devices, type Page } from 'playwright/test';

import { editorOf, staffOf } from './editor.ts';
import { arrive, eventsOf } from './page-events.ts';
import { expect, test } from './product-test.ts';
import { BANNER_FORM, codeFor, fillDetails, newPhone, verifyVisitor } from './visitor.ts';

test.use({ popups: true });
test.beforeEach(({ page }) => page.clock.install());

const flags = (page: Page) =>
  page.evaluate(({ delay, exit }) => [sessionStorage.getItem(delay), sessionStorage.getItem(exit)], POPUP.flags);

const afterDelay = (page: Page) => page.clock.fastForward(POPUP.delayMs);

/** Moves the pointer out of the page at the top. */
const leaveAtTop = (page: Page) =>
  page.evaluate(() =>
    document.body.dispatchEvent(
      new MouseEvent('mouseout', { bubbles: true, clientX: 200, clientY: -1, relatedTarget: null }),
    ),
  );

/** Moves the pointer, and waits for hydration; with a fake clock there is no mark to wait for. */
const hydrated = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.move(204, 200);
  await expect
    .poll(() =>
      page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);
};

test.describe('pop-ups', () => {
  test('LEAD-03 POPUP-01 POPUP-02 POPUP-03 after 30 s the lead modal, once in a session; Escape closes it, and focus returns', async ({
    page,
  }) => {
    await page.goto('/online-ma');
    expect(await flags(page)).toEqual(['0', '0']);
    await page.clock.fastForward(POPUP.delayMs - 1_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const link = page.getByRole('banner').getByRole('link').first();
    await link.focus();
    await afterDelay(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Apply Now' })).toBeVisible();
    expect(await flags(page)).toEqual(['1', '0']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();

    for (const path of ['/online-ma', '/online-mba']) {
      await page.goto(path);
      await hydrated(page);
      await afterDelay(page);
      await leaveAtTop(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog'), path).toHaveCount(0);
      expect(await flags(page), path).toEqual(['1', '0']);
    }
  });

  test('LEAD-03 POPUP-02 POPUP-03 TRACK-02 the pointer leaving at the top opens it, no earlier than 5 s after the page', async ({
    page,
  }) => {
    const { named } = await eventsOf(page);
    await page.goto('/online-ma');
    await page.clock.fastForward(POPUP.exitNotBeforeMs - 1_000);
    await leaveAtTop(page);
    await page.waitForLoadState('networkidle');
    expect(await flags(page)).toEqual(['0', '0']);
    await page.clock.fastForward(1_000);
    // Leaving an element, or the page at its side, is no exit.
    await page.mouse.move(300, 300);
    await page.mouse.move(300, 500);
    await hydrated(page);
    expect(await flags(page)).toEqual(['0', '0']);
    await leaveAtTop(page);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Apply Now' })).toBeVisible();
    expect(await flags(page)).toEqual(['0', '1']);
    await arrive(page);
    await page.clock.runFor(2_000);
    await expect.poll(() => named('popup_shown')).toEqual([{ popup: 'exit' }]);
    expect(await named('popup_closed')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => named('popup_closed')).toEqual([{ popup: 'exit' }]);
    await afterDelay(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('POPUP-02 no code of a pop-up is loaded early, and it causes no layout shift', async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'script' && /popup|LeadModal/i.test(request.url()) && scripts.push(request.url()),
    );
    await page.goto('/online-ma');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.evaluate(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) moved += (shift as PerformanceEntry & { value: number }).value;
        document.documentElement.dataset['moved'] = String(moved);
      }).observe({ type: 'layout-shift' });
    });
    await afterDelay(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts.some((url) => url.includes('LeadModal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01);
  });

  test('POPUP-02 a form that is being filled or an open dialog is not interrupted: the pop-up waits', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/online-mba');
    const form = page.getByRole('form', BANNER_FORM);
    const phone = form.getByLabel('Mobile number');
    await phone.fill('98');
    await afterDelay(page);
    await hydrated(page);
    await leaveAtTop(page);
    // A field with typed text counts as busy.
    await phone.blur();
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await flags(page)).toEqual(['0', '0']);
    await phone.fill('');
    await page
      .getByRole('link', { name: /Download Brochure/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    await page.clock.fastForward(5_000);
    await leaveAtTop(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await flags(page)).toEqual(['0', '0']);
    await page.keyboard.press('Escape');
    // The pop-up is retried every few seconds.
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Apply Now' })).toBeVisible();
    expect(await flags(page)).toEqual(['1', '0']);
  });

  test('POPUP-03 a verified visitor gets no pop-up', async ({ page }) => {
    await verifyVisitor(page.context().request);
    await page.goto('/online-ma');
    await hydrated(page);
    await afterDelay(page);
    await leaveAtTop(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-visitor', 'verified');
  });

  test('POPUP-04 LEAD-35 a lead from the delay pop-up has the campaign ‘Delay’ and is marked in the session', async ({
    page,
    request,
  }) => {
    const phone = newPhone();
    await page.goto('/online-ma?utm_source=radio&utm_campaign=june');
    await afterDelay(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await fillDetails(dialog);
    const flag = () => page.evaluate((name) => sessionStorage.getItem(name), POPUP.delayLeadFlag);
    expect(await flag()).toBeNull();
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByLabel('OTP')).toBeVisible();
    expect(await flag()).toBe('true');
    expect(await codeFor(request, phone)).toMatch(/^\d{4}$/);
    const staff = await staffOf(request);
    const [lead] = await staff<{ media: string; campaign: string }[]>(
      'GET',
      `leads?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`,
    );
    expect(lead).toMatchObject({ media: 'radio', campaign: 'Delay' });
  });

  test('LEAD-03 POPUP-01 POPUP-05 ADMIN-21 the promotional banner comes once it is switched on, opens the modal, and is gone when it is deleted', async ({
    page,
    request,
  }) => {
    const [staff, editor] = [await staffOf(request), await editorOf(request)];
    const { named } = await eventsOf(page);
    const [banner] = await staff<{ id: string; is_active: string; title: string }[]>('GET', 'promotional-banner');
    expect(banner?.is_active).toBe('0');
    await page.goto('/online-ma');
    const first = await page.locator('script[data-state]').getAttribute('data-state');
    expect(await (await request.get(first ?? '')).text(), 'switched off').toContain('"promotionalBanner":null');
    const title = `Seats until ${Date.now()}`;
    await editor.change('promotional-banner', banner?.id ?? '', { title, is_active: '1' });
    /** The page's state has the banner once the site has received the change. */
    const onPage = async () => {
      await page.goto('/online-ma');
      const url = await page.locator('script[data-state]').getAttribute('data-state');
      return (await (await request.get(url ?? '')).text()).includes(title);
    };
    await expect.poll(onPage).toBe(true);
    await afterDelay(page);
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup.getByRole('img', { name: 'A lattice of stars around an open door' })).toBeVisible();
    await arrive(page);
    await page.clock.runFor(2_000);
    await expect.poll(() => named('popup_shown')).toEqual([{ popup: 'delay' }]);
    expect(await flags(page)).toEqual(['1', '0']);
    await popup.getByRole('link', { name: 'Apply Now' }).click();
    await expect(popup).toHaveCount(0);
    await expect.poll(() => named('popup_closed')).toEqual([{ popup: 'delay' }]);
    await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeFocused();

    await staff('DELETE', `promotional-banner/${banner?.id}`);
    expect((await staff<object[]>('GET', 'promotional-banner')).length).toBe(0);
    await expect.poll(onPage).toBe(false);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await afterDelay(page);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Apply Now' })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'] ?? {};
  test.use(phone);

  test('POPUP-02 there is no exit pop-up; the delay pop-up closes with its button', async ({ page }) => {
    await page.goto('/online-ma');
    await page.clock.fastForward(POPUP.exitNotBeforeMs);
    await leaveAtTop(page);
    await page.waitForLoadState('networkidle');
    expect(await flags(page)).toEqual(['0', '0']);
    await afterDelay(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await flags(page)).toEqual(['1', '0']);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
