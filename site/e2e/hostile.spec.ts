import { type Resource, type ResourceName, resources } from '@prospectus/contract';
import { allHostileTexts, cleanHtml } from '@prospectus/api-mock/hostile';
import type { APIRequestContext, Page } from 'playwright/test';

import { enquire } from './console/made-leads.ts';
import { signIn } from './console/staff.ts';
import { type Staff, staffOf } from './editor.ts';
import { expectNoAttack, isStorable, textQueues, watchAttacks } from './hostile-texts.ts';
import { type Mark, markedRecord, type TextSource } from './marked-record.ts';
import { errorsOf, hydrate } from './page-state.ts';
import { expect, test as base } from './product-test.ts';
import { type Product, startProduct } from './product.ts';
import { LOOKS } from './where-shown.ts';

const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct(process.env['E2E_SEEDED'] ?? '', { more: { LIMIT_SCALE: '1000000' } });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.setTimeout(1_800_000);

const PAGES = [...new Set(Object.values(LOOKS).flatMap(({ pages }) => pages))];
/** Pages that show most of the texts: in every round; the others in the first one. */
const FULL = ['/zq-program', '/zq-lp', '/zq-page', '/auxiliary/zq-help', '/blog/zq-post', '/launchpad'];
const ENTRIES = 60;
// A page of all sections is published last and has the number of the round.
const LAST = 'pages';

type Fixed = Readonly<Record<string, unknown>>;

/** Publishes one record of every resource with hostile texts in all its fields; returns the texts. */
async function plantAll(send: Staff, source: TextSource, round: number, ids: Map<string, string>): Promise<Mark[]> {
  const looks = Object.entries(LOOKS).toSorted(([a], [b]) => Number(a === LAST) - Number(b === LAST));
  const planted: Mark[] = [];
  for (const [name, { values = {} }] of looks) {
    const more: Fixed = { ...(name === LAST && { title: titleOf(round) }), ...(await fixedOf(send, name, round)) };
    const { schema, storage } = resources[name as ResourceName] as Resource;
    const { fields, marks } = markedRecord(schema, { ...values, ...more }, source);
    const known = ids.get(name) ?? (await firstOf(send, name, values));
    const body = name === 'live-lectures' ? { ...fields, allowClash: true } : fields;
    const { id } = await send<{ id: string }>(known ? 'PUT' : 'POST', known ? `${name}/${known}` : name, body);
    if (storage === 'document') await send('POST', `${name}/${id}/publish`, {});
    ids.set(name, id);
    planted.push(...marks);
  }
  return planted;
}

const titleOf = (round: number) => `Round ${round} of all`;

async function fixedOf(send: Staff, name: string, round: number): Promise<Fixed> {
  if (name === 'landing-pages') {
    const filter = encodeURIComponent(JSON.stringify({ slug: 'zq-program' }));
    const [program] = await send<{ id: string }[]>('GET', `program?filter=${filter}`);
    return { program: program?.id };
  }
  const day = new Date(Date.now() + (round % 5) * 86_400_000).toISOString().slice(0, 10);
  return name === 'live-lectures' ? { start_date: day, start_time: '06:10', end_date: day, end_time: '06:50' } : {};
}

/** The existing record that is changed: one with a slug of its own is created. */
async function firstOf(send: Staff, name: string, { slug, type }: Fixed): Promise<string | undefined> {
  if ((slug !== undefined && name !== 'footer') || name === 'live-lectures') return undefined;
  const filter = encodeURIComponent(
    JSON.stringify({ ...(type !== undefined && { type }), ...(slug !== undefined && { slug }) }),
  );
  const [first] = await send<{ id: string }[]>('GET', `${name}?filter=${filter}&range=[0,0]&sort=["position","ASC"]`);
  return first?.id;
}

const isOnPage = (request: APIRequestContext, round: number) =>
  expect.poll(async () => (await (await request.get('/zq-page')).text()).includes(titleOf(round))).toBe(true);

/** All text of a page, of its attributes too, on one line. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    return `${document.documentElement.textContent} ${values.join(' ')}`.replaceAll(/\s+/g, ' ');
  });

test('the HTML that is left of every hostile text is harmless in a browser', async ({ page, context }) => {
  const seen = await watchAttacks(context);
  const tab = await context.newPage();
  await tab.goto('/');
  const texts = allHostileTexts().map(cleanHtml);
  for (let from = 0; from < texts.length; from += 500) {
    const faults = await tab.evaluate(
      (some) => {
        const place = document.body.appendChild(document.createElement('div'));
        const found = some.flatMap((html) => {
          place.innerHTML = html;
          const once = place.innerHTML;
          place.innerHTML = once;
          return [...window.attacksIn(place), ...(place.innerHTML === once ? [] : `changes: ${html}`)];
        });
        place.remove();
        return found;
      },
      texts.slice(from, from + 500),
    );
    expect(faults).toEqual([]);
  }
  await expectNoAttack(tab, seen, '/');
  await page.close();
  process.stdout.write(`hostile inputs: ${texts.length} as rich text in a browser; 0 ran\n`);
});

test('every hostile text, published in every field, is text on every page', async ({ page, context, request }) => {
  const seen = await watchAttacks(context);
  const tab = await context.newPage();
  const errors = errorsOf(tab);
  const { source, queues } = textQueues(allHostileTexts(), ENTRIES);
  await tab.goto('/about');
  const ids = new Map<string, string>();
  const [texts, shown] = [new Set(queues.plain.map(oneLine)), new Set<string>()];
  for (let round = 1, left = -1; queues.plain.length > 0 && left !== queues.plain.length; round += 1) {
    left = queues.plain.length;
    const marks = await plantAll(await staffOf(request), source, round, ids);
    await isOnPage(request, round);
    for (const path of ['/sitemap.xml', '/blog.atom'])
      expect(await tab.evaluate(problemOfXml, `${new URL(tab.url()).origin}${path}`), path).toBe('');
    const planted = marks.map((mark) => oneLine(mark.shown)).filter((text) => texts.has(text));
    for (const path of round === 1 ? PAGES : FULL) {
      await tab.goto(path);
      await hydrate(tab);
      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectNoAttack(tab, seen, path);
      const text = await textOf(tab);
      for (const one of planted) if (!shown.has(one) && text.includes(one)) shown.add(one);
      // Pictures of the records do not exist.
      expect(
        errors.filter((error) => !error.includes('404')),
        path,
      ).toEqual([]);
    }
  }
  await page.close();
  const published = texts.size - new Set(queues.plain.map(oneLine)).size;
  // Some fields are shown on other pages, in metadata of a page that is not opened, or not at all.
  expect(shown.size).toBeGreaterThan(published * 0.7);
  process.stdout.write(
    `hostile inputs: ${published} of ${texts.size} published, ${shown.size} seen on a page; 0 ran\n`,
  );
});

const problemOfXml = async (address: string): Promise<string> => {
  const text = await (await fetch(address)).text();
  const root = new DOMParser().parseFromString(text, 'text/xml');
  return root.querySelector('parsererror')?.textContent ?? '';
};

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const SCREENS = [
  ...['', 'content', 'users', 'profile', 'changes', 'audit', 'deliveries', 'webhooks', 'retention', 'releases'],
  ...['checks', 'missing-pages', 'trash', 'media', 'leads', 'leads?show=board', 'lead-rules/assignment'],
  ...Object.keys(resources),
];

test('every hostile text is text in the console', async ({ page, context, request, product }) => {
  const seen = await watchAttacks(context);
  const tab = await context.newPage();
  const errors = errorsOf(tab);
  const { source, queues } = textQueues(allHostileTexts().toReversed(), ENTRIES);
  const staff = await staffOf(request);
  const ids = new Map<string, string>();
  const count = queues.plain.length;
  await plantAll(staff, source, 1, ids);
  const texts = allHostileTexts().filter(isStorable);
  let tried = 0;
  const next = (length: number): string => (texts[tried++ % texts.length] ?? '').slice(0, length).toWellFormed();
  const leads: string[] = [];
  for (let n = 0; n < LEADS; n += 1) {
    const tracking = Object.fromEntries(
      ['media', 'campaign', 'refURL', 'c2', 'c3', 'c4', 'c5'].map((name) => [name, next(120)]),
    );
    const headers = { 'user-agent': printable(next(200)), referer: printable(next(200)) };
    const { id } = await enquire(request, 'Asha Rao', tracking, headers);
    leads.push(id);
    if (n % 10 !== 0) continue;
    await staff('POST', `leads/${id}/notes`, { text: next(2_000) });
    await staff('POST', 'leads/views', {
      title: next(60),
      filter: { q: next(60) },
      sort: ['created_at', 'DESC'],
      columns: [],
      show: 'list',
      shared: true,
    });
    await staff('POST', 'webhooks', {
      name: next(60),
      url: `${product.origin}/api/mock/receiver`,
      events: ['lead.created'],
      active: false,
    });
    await staff('POST', 'releases', { title: next(60), items: [] });
    await request.get(`/${encodeURIComponent(next(200))}`);
  }
  await signIn(tab, 'admin');
  const forms = [...ids].map(([name, id]) => `${name}/${id}`);
  const searches = Array.from(
    { length: 5 },
    () => `leads?filter=${encodeURIComponent(JSON.stringify({ q: next(100) }))}`,
  );
  for (const screen of [...SCREENS, ...forms, ...leads.slice(0, 10).map((id) => `leads/${id}`), ...searches]) {
    await tab.goto(`/admin/${screen}`);
    await expect(tab.locator('main h1').first()).toBeVisible();
    await expect(tab.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectNoAttack(tab, seen, `/admin/${screen}`);
    expect(
      errors.filter((error) => !error.includes('404')),
      screen,
    ).toEqual([]);
  }
  await page.close();
  process.stdout.write(
    `hostile inputs: ${count - queues.plain.length} in fields and ${tried} in leads of the console; 0 ran\n`,
  );
});

const LEADS = 100;
/** A header's value cannot have other characters. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?');
