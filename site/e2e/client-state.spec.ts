import type { ProgramPage, UserLeadData } from '@prospectus/contract';
import { POPUP } from '@prospectus/contract/constants';
import type { APIRequestContext, Page } from 'playwright/test';

import { editorOf } from './editor.ts';
import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';
import { codeFor, newPhone, sendEnquiry, verifyInModal } from './visitor.ts';

/*
 * What the specification has as state of the client: here it is the data of the page, cookies and session storage. No
 * store is prescribed, so these tests say what each of them is for.
 */

const courseOf = async (request: APIRequestContext, slug: string): Promise<ProgramPage> =>
  ((await (await request.get(`/api/programpage/${slug}`)).json()) as { data: ProgramPage }).data;

/** The data of a page. */
async function stateOf(page: Page) {
  const url = (await page.locator('script[data-state]').getAttribute('data-state')) ?? '';
  const { data } = (await (await page.request.get(url)).json()) as {
    data: { loaderData: Record<string, { visitor?: string; frame?: { socials: { label: string; href: string }[] } }> };
  };
  return { root: data.loaderData['root'], json: JSON.stringify(data.loaderData) };
}

const stored = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);

test('ENT-28 a page has its course whole; a course of which nothing is written yet has an id, empty lists and no sections of them', async ({
  page,
  request,
}) => {
  const { program, sections, ...mba } = await courseOf(request, 'online-mba');
  const { about, benefits, roadmap, certificate, fees, structure } = sections;
  await page.goto('/online-mba');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(program.display_name);
  const shown = {
    about: about.keyContent.map(({ title }) => title),
    keypoints: mba.keypoints,
    highlights: mba.key_highlights.split(', '),
    benefits: benefits.map(({ title }) => title),
    roadmap: roadmap.map(({ title }) => title),
    fees: fees.feePlans.filter(({ isInternational }) => !isInternational).map(({ title }) => title),
    certificate: [certificate?.certificate_disclaimer.match(/>([^<]{20,})</)?.[1] ?? 'a text of the certificate'],
    structure: [structure.disclaimer.match(/>([^<]{20,})</)?.[1] ?? 'a text below the structure'],
  };
  for (const [section, texts] of Object.entries(shown)) {
    expect(texts.length, section).toBeGreaterThan(0);
    for (const text of texts) await expect(page.locator(`#${section}`), section).toContainText(text);
  }

  const editor = await editorOf(request);
  const id = await editor.live('program', { slug: 'sound-design', display_name: 'Sound Design' });
  await expect.poll(async () => (await request.get('/sound-design')).status()).toBe(200);
  const bare = await courseOf(request, 'sound-design');
  expect([bare.program.id, bare.keypoints, bare.key_highlights]).toEqual([id, [], '']);
  expect(bare.sections).toMatchObject({
    about: { keyContent: [] },
    benefits: [],
    roadmap: [],
    certificate: null,
    fees: { feePlans: [] },
    structure: { semesters: [], disclaimer: '' },
  });
  await page.goto('/sound-design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sound Design');
  for (const section of ['highlights', 'keypoints', 'benefits', 'roadmap', 'structure', 'certificate'])
    await expect(page.locator(`#${section}`), section).toHaveCount(0);
});

test('ENT-29 the data of every page about itself and its visitor, before and after a lead', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/online-ma/english')).text();
  expect(html, 'the page loader is on').toContain('role="progressbar" aria-label="Loading the page"');
  await page.goto('/online-ma/english');
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden();

  const { root, json } = await stateOf(page);
  expect(root?.frame?.socials.map(({ label }) => label.split(' ').at(-1))).toEqual([
    'Facebook',
    'Instagram',
    'YouTube',
  ]);
  for (const { label, href } of root?.frame?.socials ?? [])
    await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toHaveAttribute('href', href);
  const { pageCategory, universityName, is_specialisation, program } = await courseOf(request, 'english');
  expect([pageCategory, universityName, is_specialisation]).toEqual([
    'program_page',
    'Meridian University Online',
    '1',
  ]);
  await expect(page.getByRole('banner').getByRole('link', { name: universityName }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(program.display_name);
  expect(json).toContain('"label":"Programmes"');
  const { data: region } = (await (await request.get('/api/region')).json()) as { data: object };
  expect(Object.keys(region).toSorted()).toEqual(['city', 'country', 'region']);

  // Without a lead there is no data of a lead.
  expect(root?.visitor).toBe('unverified');
  for (const name of ['last_success', 'enquiry_form', POPUP.delayLeadFlag])
    expect(await stored(page, name), name).toBeNull();
  const phone = newPhone();
  const dialog = await sendEnquiry(page, phone);
  await dialog.getByLabel('OTP').fill(await codeFor(request, phone));
  expect(await stored(page, POPUP.delayLeadFlag), 'it was no pop-up').toBeNull();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.getByRole('dialog'), 'the page after it knows that it was sent').toContainText(
    'Registered Successfully',
  );
  expect(await stored(page, 'last_success'), 'once').toBeNull();
});

test('ENT-30 nobody is signed in at first; the code sets visitor, lead and its data, and logging out clears all three', async ({
  page,
  request,
}) => {
  const known = async () => {
    const cookies = await page.context().cookies();
    const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
    const data = value('userLeadData');
    return {
      isAuthenticated: (await page.locator('html').getAttribute('data-visitor')) === 'verified',
      leadId: value('isUserVerified') ?? null,
      userData: data === undefined ? null : (JSON.parse(decodeURIComponent(data)) as UserLeadData),
    };
  };
  const NOBODY = { isAuthenticated: false, leadId: null, userData: null };
  await page.goto('/refurl');
  expect(await known()).toEqual(NOBODY);

  await verifyInModal(page, request, newPhone(), true);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Continue Application' })).toBeVisible();
  const { data } = (await (await page.context().request.get('/api/leads/mine')).json()) as {
    data: { lead: { id: string; name: string } };
  };
  await expect.poll(known).toMatchObject({
    isAuthenticated: true,
    leadId: data.lead.id,
    userData: { id: data.lead.id, name: 'Asha Rao' },
  });
  await page.goto('/launchpad');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha');

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
  await expect.poll(known).toEqual(NOBODY);
  await page.goto('/launchpad');
  expect(await known()).toEqual(NOBODY);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Asha');
});
