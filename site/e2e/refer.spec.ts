import { type APIRequestContext, type Page, request as requests } from 'playwright/test';

import { staffOf } from './editor.ts';
import { arrive, eventsOf } from './page-events.ts';
import { expect, test } from './product-test.ts';
import { codeFor, fillDetails, newPhone, openModal, verifyVisitor } from './visitor.ts';

type Sum = { count: number; rewardSum: number };
const own = async <T>(visitor: APIRequestContext, path: string): Promise<T> =>
  ((await (await visitor.get(`/api/learner/v2/${path}`)).json()) as { data: T }).data;

/** A person enquires and verifies the phone. */
async function join(baseURL: string, phone: string): Promise<void> {
  const friend = await requests.newContext({ baseURL });
  const lead = {
    phone,
    name: 'Bala Iyer',
    email: 'bala@example.org',
    qualification: 1,
    interest: 'Master of Business Administration',
  };
  const { data } = (await (await friend.post('/api/leads', { data: lead })).json()) as { data: { leadId: string } };
  const otp = await codeFor(friend, phone);
  expect((await friend.post('/api/leads/verify', { data: { lead_id: data.leadId, otp } })).ok()).toBe(true);
  await friend.dispose();
}

const refer = async (page: Page, name: string, phone: string) => {
  const form = page.getByRole('form', { name: 'Refer a friend' });
  await form.getByLabel('Your friend’s name').fill(name);
  await form.getByLabel('Your friend’s mobile number').fill(phone);
  await form.getByRole('button', { name: 'Refer' }).click();
  return form;
};

test.describe('a verified visitor', () => {
  test.beforeEach(({ page }) => verifyVisitor(page.context().request));

  test('REFER-02 REFER-04 refers a friend on the launchpad; status, count and rewards are those of the API, also on the dashboard', async ({
    page,
    product,
  }) => {
    const phone = newPhone();
    await page.goto('/launchpad#refer-a-friend');
    const section = page.locator('#refer-a-friend');
    await expect(section.getByText('You haven’t referred anyone yet.')).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/referrals'));
    const form = await refer(page, 'Bala Iyer', phone);
    expect(new URL((await sent).url()).search).toBe('?referrerForm=true');
    await expect(form.getByText('We’ve added Bala Iyer to your list.')).toBeVisible();
    await expect(form.getByLabel('Your friend’s name')).toHaveValue('');
    const row = section.getByRole('row', { name: /Bala Iyer/ });
    await expect(row).toContainText('Invited');
    await expect(row).toContainText(`••••••${phone.slice(-4)}`);

    await join(product.origin, phone);
    for (const path of ['/launchpad', '/referral-dashboard']) {
      await page.goto(path);
      const friend = page.getByRole('row', { name: /Bala Iyer/ });
      await expect(friend, path).toContainText('Number confirmed');
      const sum = await own<Sum>(page.context().request, 'referral-count-and-reward-sum');
      expect(sum).toEqual({ count: 1, rewardSum: 2_000 });
      const figures = page.getByRole('list', { name: 'Your referrals so far' });
      await expect(figures, path).toContainText(`${sum.count}`);
      await expect(figures, path).toContainText(`₹${sum.rewardSum.toLocaleString('en-IN')}`);
    }
  });

  test('REFER-02 the own number, a duplicate and an invalid number are refused with a message, and the typed values stay', async ({
    page,
  }) => {
    await page.goto('/launchpad#refer-a-friend');
    const { data } = (await (await page.context().request.get('/api/leads/mine')).json()) as {
      data: { lead: { mobile: string } };
    };
    const mine = data.lead.mobile.slice(-10);
    const form = await refer(page, 'Asha Rao', mine);
    await expect(form).toContainText('This is your own number. Please enter your friend’s.');
    await expect(form.getByLabel('Your friend’s mobile number')).toHaveValue(new RegExp(mine.slice(-4)));
    const phone = newPhone();
    await refer(page, 'Bala Iyer', phone);
    await expect(form.getByText('We’ve added Bala Iyer to your list.')).toBeVisible();
    await refer(page, 'Bala Iyer', phone);
    await expect(form).toContainText('You’ve already referred this number. It’s in your list.');
    await refer(page, 'R2D2', '123');
    await expect(form).toContainText('Please enter valid details.');
    await expect(form).toContainText('Please enter a valid 10-digit phone number');
    expect((await own<Sum>(page.context().request, 'referral-count-and-reward-sum')).count).toBe(1);

    await page.route('**/learner/v2/referrals**', (route) => route.abort());
    await refer(page, 'Meera Nair', newPhone());
    await expect(page.getByText('That didn’t work. Please try again.')).toBeVisible();
    await expect(page.getByText('Uh oh! Something went wrong.')).toBeVisible();
    await expect(form.getByLabel('Your friend’s name')).toHaveValue('Meera Nair');
  });

  test('ROUTE-07 REFER-02 TRACK-02 the referral link can be shared by WhatsApp, e-mail, copying and the share sheet, and counts', async ({
    page,
    browser,
    request,
    product,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (shared: object) => {
          document.documentElement.dataset['shared'] = JSON.stringify(shared);
          return Promise.resolve();
        },
      });
    });
    const { named } = await eventsOf(page);
    await page.goto('/launchpad');
    const { code } = await own<{ code: string }>(page.context().request, 'referral-code');
    const link = `${product.origin}/refurl?ref=${code}`;
    await expect(page.getByLabel('Or share your link')).toHaveValue(link);
    for (const [name, start] of [
      ['WhatsApp', 'https://wa.me/?text='],
      ['Email', 'mailto:?subject='],
    ] as const) {
      const href = (await page.locator('#refer-a-friend').getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(href.startsWith(start), name).toBe(true);
      expect(decodeURIComponent(href), name).toContain(link);
    }
    await arrive(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.getByRole('button', { name: 'Share…' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`ref=${code}`));
    // Both are external, so only the click is tested.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    for (const name of ['WhatsApp', 'Email']) await page.locator('#refer-a-friend').getByRole('link', { name }).click();
    await expect
      .poll(() => named('referral_shared'))
      .toEqual(['copy', 'device', 'whatsapp', 'email'].map((channel) => ({ channel })));

    // The link counts although the friend visits other pages first.
    const friend = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await friend.goto('/online-mba');
    await friend.goto(link);
    await friend.goto('/online-mba');
    const dialog = await openModal(friend);
    const phone = newPhone();
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await fillDetails(dialog, 'Meera Nair');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    expect(await codeFor(request, phone)).toMatch(/^\d{4}$/);
    await friend.close();
    await page.goto('/referral-dashboard');
    await expect(page.getByRole('row', { name: /Meera/ })).toContainText('Enquired');
    await expect(page.getByText('Nair')).toHaveCount(0);
  });

  test('REFER-03 the page of one verified visitor is never another’s', async ({ page, browser, product }) => {
    const phone = newPhone();
    const { request } = page.context();
    await request.post('/api/learner/v2/referrals', { data: { name: 'Bala Iyer', phone } });
    const other = await browser.newContext({ baseURL: product.origin });
    await verifyVisitor(other.request);
    for (const path of ['/launchpad', '/referral-dashboard']) {
      const mine = await request.get(path);
      expect(await mine.text(), path).toContain('Bala Iyer');
      expect(mine.headers()['cache-control'], path).toBe('private, no-store');
      expect(await (await other.request.get(path)).text(), path).not.toContain('Bala Iyer');
      expect(await (await request.get(path)).text(), path).toContain('Bala Iyer');
    }
    await other.close();
  });
});

test('REFER-04 signing up from the refer section marks lookup and creation, and the lead records it', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (/getLeadByMobile|\/api\/leads$/.test(pathname)) calls.push(`${sent.method()} ${search}`);
  });
  await page.goto('/launchpad#refer-a-friend');
  await page.getByRole('link', { name: 'Start referring Now!' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Sign Up/Login' }).click();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Sign Up/Login' }).click();
  await expect(dialog.getByLabel('OTP')).toBeVisible();
  expect(calls).toEqual(['GET ?referrerForm=true', 'POST ?referrerForm=true']);
  const staff = await staffOf(request);
  const [lead] = await staff<{ id: string }[]>(
    'GET',
    `leads?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`,
  );
  const { enquiries } = await staff<{ enquiries: { referrerForm: boolean }[] }>('GET', `leads/${lead?.id}`);
  expect(enquiries).toMatchObject([{ referrerForm: true }]);
});

test('REFER-01 the launchpad shows the managed items in their positions, to every visitor', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const titles = async () =>
    (await staff<{ title: string }[]>('GET', 'launchpad?sort=["position","ASC"]')).map(({ title }) => title);
  const before = await staff<{ id: string }[]>('GET', 'launchpad?sort=["position","ASC"]');
  expect(before.length).toBeGreaterThan(2);
  const shown = async () => {
    await page.goto('/launchpad');
    return page.locator('#items, #launchpad').locator('li').getByRole('heading').allTextContents();
  };
  expect(await shown()).toEqual(await titles());
  await staff('POST', 'launchpad/reorder', { ids: before.map(({ id }) => id).toReversed() });
  await expect.poll(shown).toEqual(await titles());
  await expect(page.locator('#items').getByRole('img').first()).toBeVisible();
  await verifyVisitor(page.context().request);
  await expect.poll(shown).toEqual(await titles());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('REFER-02 REFER-04 referring works as a plain form: errors with what was typed, then the list', async ({
    page,
  }) => {
    await verifyVisitor(page.context().request);
    await page.goto('/launchpad');
    const form = await refer(page, 'R2D2', '123');
    await expect(form).toContainText('Please enter valid details.');
    await expect(form.getByLabel('Your friend’s name')).toHaveValue('R2D2');
    await refer(page, 'Bala Iyer', newPhone());
    await expect(form.getByText('We’ve added your friend to your list.')).toBeVisible();
    await expect(page).toHaveURL(/\/launchpad\?referred=yes#refer-a-friend$/);
    await expect(page.getByRole('row', { name: /Bala Iyer/ })).toContainText('Invited');
    await page.reload();
    await expect(page.getByRole('row', { name: /Bala Iyer/ })).toHaveCount(1);
  });
});
