import { KINDS } from './http/page-kinds.ts';
import { expect, test } from './product-test.ts';
import { BANNER_FORM, verifyVisitor } from './visitor.ts';

const OPENERS = /^(Apply Now|Enroll Now|Get Started|Get in touch|Talk to (our|a) counsellor)$/;
const LEAD_CARD = { name: 'Share your details and we will get in touch with you.' };
/** Pages with a lead card, and pages without a card or form. */
const WITH_CARD = ['/auxiliary/scholarships', '/live-lecture', '/blog/examination-days'];
const WITHOUT = ['/blog', '/compare', '/compare?programs=online-ma,online-mba', '/launchpad', '/referral-dashboard'];

test.use({ viewport: { width: 1280, height: 900 } });

test('ROLE-02 LEAD-16 LEAD-47 on every kind of page a verified visitor gets the portal and brochures, and nothing of the enquiry', async ({
  page,
}) => {
  await verifyVisitor(page.context().request);
  const brochures = new Set<string | null>();
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-visitor', 'verified');
    await expect(page.locator('[data-enquire]:not([data-origin="know-more"])'), path).toHaveCount(0);
    for (const role of ['link', 'button'] as const)
      await expect(page.getByRole(role, { name: OPENERS }), path).toHaveCount(0);
    for (const form of [BANNER_FORM, LEAD_CARD]) await expect(page.getByRole('form', form), path).toHaveCount(0);
    await expect(page.locator('#faqs').getByRole('link', { name: 'Contact Us' }), path).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Continue Application' }).first(), path).toHaveAttribute(
      'href',
      '/admissionportal/',
    );
    for (const link of await page.getByRole('link', { name: 'Download Brochure' }).all())
      brochures.add(await link.getAttribute('download'));
  }
  expect([...brochures]).toEqual(['Online-Programme Structure brochure.pdf']);

  // 'Know more' on a landing page repeats the enquiry of a verified visitor without a form.
  await page.goto('/online-mba-lp');
  await page.getByText('How to apply, your certificate and other courses').click();
  await page
    .getByRole('link', { name: /Know more/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Your request has been received.');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});

test('ROLE-03 on every kind of page an unverified visitor gets ways to enquire, and no brochure without signing up', async ({
  page,
}) => {
  const words = new Set<string>();
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-visitor', 'unverified');
    await expect(page.getByRole('link', { name: 'Continue Application' }), path).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).first(), path).toBeVisible();
    for (const text of await page.locator('main a[data-enquire]').allTextContents()) words.add(text);
    const hasForm = !WITH_CARD.includes(path) && !WITHOUT.includes(path);
    await expect(page.getByRole('form', BANNER_FORM), path).toHaveCount(hasForm ? 1 : 0);
    await expect(page.getByRole('form', LEAD_CARD), path).toHaveCount(WITH_CARD.includes(path) ? 1 : 0);
    for (const link of await page.getByRole('link', { name: 'Download Brochure' }).all())
      await expect(link, path).toHaveAttribute('data-enquire', 'DOWNLOAD');
    await expect(page.locator('a[data-brochure]'), path).toHaveCount(0);
  }
  for (const word of ['Apply Now', 'Enroll Now', 'Get Started', 'Get in touch', 'Talk to our counsellor', 'Contact Us'])
    expect([...words]).toContain(word);
});
