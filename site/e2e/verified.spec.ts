import { expect, test } from './product-test.ts';

import { BANNER_FORM, verifyVisitor } from './visitor.ts';
import { hydrate, errorsOf } from './page-state.ts';

const OPENERS = /^(Apply Now|Enroll Now|Get Started|Get in touch|Talk to (our|a) counsellor)$/;

test.describe('a verified visitor', () => {
  test.beforeEach(({ page }) => verifyVisitor(page.context().request));

  test('PAGE-30 ROLE-02 ROLE-03 every kind of page is rendered as verified, but not for another visitor', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/about', '/online-ma', '/online-ma/english', '/data-analytics', '/online-bba-lp']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: OPENERS }), path).toHaveCount(0);
      await expect(page.locator('#faqs').getByRole('link', { name: 'Contact Us' }), path).toHaveCount(0);
      await expect(page.getByRole('form', BANNER_FORM), path).toHaveCount(0);
      const portal = page.getByRole('main').getByRole('link', { name: 'Continue Application' });
      await expect(portal.first(), path).toHaveAttribute('href', '/admissionportal/');

      const mine = await (await page.context().request.get(path)).text();
      expect([mine.includes('Continue Application'), mine.includes('data-enquire')], path).toEqual([true, false]);
      const theirs = await (await request.get(path)).text();
      expect([theirs.includes('Continue Application'), theirs.includes('data-enquire')], path).toEqual([false, true]);
    }
    const answer = await page.context().request.get('/online-ma');
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });

  test('SECT-02 SECT-03 ROUTE-10 AUX-04 refers friends from the launchpad, sees the own referrals, and no lead card', async ({
    page,
  }) => {
    await page.goto('/online-ma');
    const refer = page.locator('#refer').getByRole('link', { name: 'Refer a friend' });
    await expect(refer).toHaveAttribute('href', '/launchpad#refer-a-friend');
    await expect(page.getByRole('link', { name: 'Start referring Now!' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Refer & Earn' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your referrals');
    await expect(page.getByText('You haven’t referred anyone yet.')).toBeVisible();
    await page.goto('/auxiliary/scholarships');
    await expect(page.getByText('Share your details')).toHaveCount(0);
  });

  test(
    'LEAD-40 signing out hydrates every section first and then shows the page of an unverified visitor without a reload',
    { tag: '@journey' },
    async ({ page }) => {
      const errors = errorsOf(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/online-ma');
      await hydrate(page);
      // Without the session there is no link to the referrals.
      const sections = page.locator('main > section:not(#dashboard-access)');
      await sections.evaluateAll((all) => all.forEach((section) => section.setAttribute('data-same-node', '')));
      const count = await sections.count();
      await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue Application' })).toHaveCount(0);
      expect(await page.locator('main > section[data-same-node]').count()).toBe(count);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(
        names.filter((name) =>
          ['lead_session', 'isUserVerified', 'userLeadData', 'is_first_by_user', 'show_toast'].includes(name),
        ),
      ).toEqual([]);
      expect(errors).toEqual([]);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
    },
  );

  test('CONST-09 one message at a time: the second replaces the first and stays until it is closed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/online-mba');
    const brochure = page.locator('a[data-brochure]').first();
    const address = new URL((await brochure.getAttribute('href')) ?? '', page.url()).href;
    await page.route(address, (route) => route.abort());
    await brochure.click();
    const first = page.getByText('An error occurred while downloading the file.');
    await expect(first).toBeVisible();
    // Like a programme without a brochure.
    await brochure.evaluate((link) => link.setAttribute('data-brochure', ''));
    await brochure.click();
    const second = page.getByText('Uh oh! Brochure not found');
    await expect(second).toBeVisible();
    await expect(first).toHaveCount(0);
    await page.clock.fastForward('01:00:00');
    await expect(second).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(second).toHaveCount(0);
  });

  test('ROUTE-09 the launchpad’s anchor leads to refer and earn', async ({ page }) => {
    await page.goto('/launchpad#refer-a-friend');
    await expect(page.locator('#refer-a-friend')).toBeInViewport();
    await expect(page.locator('#refer-a-friend').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page.locator('#refer-a-friend').getByRole('link', { name: 'See your referrals' })).toBeVisible();
  });

  test('ROUTE-12 the launchpad greets the visitor by name and links to the portal', async ({ page }) => {
    await page.goto('/launchpad');
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha');
    await page.getByRole('main').getByRole('link', { name: 'Continue Application' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admission portal');
  });
});

test('the launchpad asks an unverified visitor to sign up', async ({ page }) => {
  await page.goto('/launchpad');
  await page.getByRole('link', { name: 'Sign up or sign in' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign Up' })).toBeVisible();
});

test('LEAD-41 the visit has a six-digit label for thirty days, and the campaign of the entry page is stored', async ({
  page,
}) => {
  await page.goto('/online-ma?utm_source=radio&utm_campaign=june&showMobile=true');
  const label = (await page.context().cookies()).find(({ name }) => name === 'session_id');
  expect(label?.value).toMatch(/^[1-9]\d{5}$/);
  expect(Math.round(((label?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
  await expect(page.locator('html')).toHaveAttribute('data-mobile', '');
  await page.goto('/online-mba');
  expect(await page.evaluate(() => sessionStorage.getItem('entry'))).toContain('"media":"radio","campaign":"june"');
  expect((await page.context().cookies()).find(({ name }) => name === 'session_id')?.value).toBe(label?.value);
});
