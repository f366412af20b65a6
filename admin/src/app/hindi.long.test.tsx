import { ROLE } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { memoryDataProvider } from '../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';
import { sampleRecords } from '../testing/records.ts';

afterEach(() => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
});

const SIGNED_OUT = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm', '/invitation'];
const SCREENS = [
  '/',
  '/users',
  '/profile',
  '/content',
  '/faqs',
  '/faqs/order',
  `/faqs/${sampleRecords()['faqs']?.[0]?.['id'] as string}`,
  '/program',
  '/media',
  `/program/${sampleRecords()['program']?.[0]?.id as string}`,
  '/trash',
  '/changes',
  '/leads',
  '/audit',
  '/retention',
  '/retention/log',
  '/retention/withdrawals',
  '/retention/notices',
  '/retention/person',
  '/deliveries',
  '/webhooks',
  '/webhooks/create',
  '/checks',
  '/live-lectures',
  '/live-lectures/create',
  '/sign-out',
  '/no-such-page',
];

/** Names, keys and abbreviations that are written in Latin letters in Hindi too. */
const ALLOWED = new Set(
  'Meridian University Online Demo Person English Ctrl Alt Tab Enter Shift Esc Space SEO FAQ FAQs EMI ERP PDF LMS OTP HTML CSV ICS JSON URL https http mailto tel px kB MB briefcase award home slug'.split(
    ' ',
  ),
);

/** What is content: every text of the sample records, and the failure of the calls that the test does not answer. */
const content = JSON.stringify([sampleRecords(), 'Nothing answers GET .']);

/** Texts of the page in Latin letters, besides content and what is allowed. */
function latinTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('style, script, noscript, button[lang], time')) found.push(node.textContent ?? '');
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
  found.push(document.title);
  // Addresses and the names of facts are no words.
  return [...new Set(found.map((text) => text.replaceAll(/\S+@\S+|\/[\w-]+|\{\w+\}/g, '').trim()))].filter(
    (text) =>
      !content.includes(text) &&
      text.match(/[A-Za-z]{2,}/g)?.some((word) => !ALLOWED.has(word) && !content.includes(word)),
  );
}

const settled = async () => {
  await expect.poll(() => document.querySelectorAll('h1').length).toBeGreaterThan(0);
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
};

test.each([...SIGNED_OUT, ...SCREENS])('%s speaks Hindi alone', async (path) => {
  mountConsole(
    path,
    SIGNED_OUT.includes(path) ? 'signed-out' : ROLE.ADMIN,
    memoryDataProvider(sampleRecords()),
    undefined,
    'hi',
  );
  await settled();
  expect(latinTexts()).toEqual([]);
});

test('a record without a title is called so in Hindi, in its list and where it is put in order', async () => {
  const [faq, ...others] = sampleRecords()['faqs'] ?? [];
  const records = { ...sampleRecords(), faqs: [{ ...faq, id: String(faq?.id), question: '' }, ...others] };
  for (const path of ['/faqs', '/faqs/order']) {
    mountConsole(path, ROLE.ADMIN, memoryDataProvider(records), undefined, 'hi');
    await expect.element(page.getByText(/^बिना शीर्षक: /).first()).toBeVisible();
    await settled();
    expect(latinTexts()).toEqual([]);
    unmountConsole();
  }
});
