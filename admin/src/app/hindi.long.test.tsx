import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { admin, mountConsole, unmountConsole } from '../testing/mount-console.tsx';

const SIGNED_OUT = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm', '/invitation'];
const SCREENS = [
  '/',
  '/users',
  '/profile',
  '/content',
  '/faqs',
  '/faqs/order',
  '/program',
  '/media',
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
  'Meridian University Online Demo Admin Person English Ctrl Alt Tab Enter Shift Esc Space SEO FAQ FAQs EMI ERP PDF LMS OTP HTML CSV ICS JSON URL DD MM YYYY am pm pagination navigation https http mailto tel px kB MB briefcase award home slug'.split(
    ' ',
  ),
);

const send = globalThis.fetch;
let content = '';

/** The texts of what the API answered are in their own language. */
beforeAll(() => {
  globalThis.fetch = async (...call) => {
    const answer = await send(...call);
    if (answer.ok) JSON.parse((await answer.clone().text()) || 'null', (_, value: unknown) => addText(value));
    return answer;
  };
});
afterAll(() => {
  globalThis.fetch = send;
});
afterEach(() => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
  content = '';
});

function addText(value: unknown) {
  if (typeof value === 'string') content += `${value}\n`;
  return value;
}

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

const loaded = async () => {
  await expect.poll(() => document.querySelectorAll('h1').length).toBeGreaterThan(0);
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
};

test.each([...SIGNED_OUT, ...SCREENS])('%s speaks Hindi alone', async (path) => {
  await mountConsole(path, SIGNED_OUT.includes(path) ? 'nobody' : 'admin', 'hi');
  await loaded();
  expect(latinTexts()).toEqual([]);
});

test.each(['faqs', 'program'])('the form of a record of %s speaks Hindi alone', async (resource) => {
  const [first] = await admin<{ id: string }[]>('GET', `${resource}?range=[0,0]`);
  await mountConsole(`/${resource}/${first?.id}`, 'admin', 'hi');
  await loaded();
  expect(latinTexts()).toEqual([]);
});
