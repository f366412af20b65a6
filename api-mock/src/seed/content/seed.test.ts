import { CHARGES, REFERRAL, resources, fillFacts } from '@prospectus/contract';
import { describe, expect, it, test } from 'vitest';

import { cleanHtml } from '../../content/rich-text.ts';
import { ICONS } from './cards.ts';
import { rupees } from './fees.ts';
import { pictures, seed, seedId, seedPrograms, seedRedirects } from './index.ts';
import { FIXED_PATHS, seededPaths } from './testing/paths.ts';
import { type SeededField, seededFields, seededRecords } from './testing/seeded-fields.ts';

const own = seededFields.filter(({ resource }) => resource !== 'program' && resource !== 'faqs');
const ofKind = (...kinds: SeededField['kind'][]) => seededFields.filter(({ kind }) => kinds.includes(kind));
const texts = (fields: readonly SeededField[]) =>
  fields.filter(({ kind }) => kind === 'text' || kind === 'longText' || kind === 'richText');
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('records', () => {
  test.each(Object.entries(seed))('%s: the rows fit their schema, each under a key of its own', (name, rows) => {
    const schema = resources[name as keyof typeof seed].schema;
    for (const row of rows) expect(schema.safeParse(row).error, row.key).toBeUndefined();
    expect(repeated(rows.map(({ key }) => key))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('refer to records of the seed alone', () => {
    const ids = new Set(seededRecords.map(({ resource, key }) => `${resource} ${seedId(resource, key)}`));
    const references = ofKind('reference');
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ refersTo, value }) => !ids.has(`${refersTo} ${value}`)).map(({ at }) => at)).toEqual(
      [],
    );
  });

  it('need no network: every picture is one of the seed’s own', () => {
    const known = Object.keys(pictures).map((name) => seedId('media', name));
    expect(ofKind('image').filter(({ value }) => !known.includes(value))).toEqual([]);
  });

  it('name only icons that exist', () => {
    const icons = own.filter(({ at }) => /\.icon\d?$/.test(at));
    expect(icons.length).toBeGreaterThan(20);
    expect(icons.filter(({ value }) => !ICONS.some((icon) => icon === value)).map(({ at }) => at)).toEqual([]);
  });
});

describe('links', () => {
  const all = [
    ...ofKind('richText').flatMap(({ at, value }) => linksIn(value).map((href) => ({ at, href }))),
    ...ofKind('link').map(({ at, value }) => ({ at, href: value })),
    ...seedRedirects.map(({ from, to }) => ({ at: `redirect ${from}`, href: to })),
  ];
  const known = new Set([...seededPaths, ...FIXED_PATHS]);

  test('SEED-12 every link inside the site leads to a page of the seed or to a fixed one', () => {
    const inside = all.filter(({ href }) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(150);
    expect(inside.filter(({ href }) => !known.has(href.split(/[?#]/)[0] ?? ''))).toEqual([]);
  });

  it('leave the site only for the invented university’s own hosts, its profiles, a film, and the recognising bodies', () => {
    const hosts =
      /^(lms\.meridian\.example|www\.(facebook|instagram|youtube)\.com|www\.youtube-nocookie\.com|www\.(naac|aicte)\.gov\.in|deb\.ugc\.ac\.in|assessmentonline\.naac\.gov\.in|facilities\.aicte-india\.org)$/;
    const outside = all.filter(({ href }) => !/^[/#]/.test(href));
    for (const { at, href } of outside) {
      const { protocol, hostname, pathname } = new URL(href);
      if (protocol === 'mailto:') expect(pathname, at).toMatch(/^[a-z]+@meridian\.example$/);
      else if (protocol === 'tel:') expect(pathname, at).toBe('18000000108');
      else expect([protocol, hosts.test(hostname)], `${at} ${href}`).toEqual(['https:', true]);
    }
    expect(outside.length).toBeGreaterThan(10);
  });

  it('redirects begin where no page is, and lead nowhere twice', () => {
    const from = seedRedirects.map((redirect) => redirect.from);
    for (const redirect of seedRedirects) {
      expect(resources.redirects.schema.parse(redirect)).toEqual(redirect);
      expect(known.has(redirect.from)).toBe(false);
      expect(from).not.toContain(redirect.to);
    }
    expect(repeated(from)).toEqual([]);
  });
});

describe('texts', () => {
  it('are left as they are by the cleaning of rich text, but for the mark on links', () => {
    for (const { at, value } of own.filter(({ kind }) => kind === 'richText')) {
      expect(cleanHtml(value).replaceAll(' rel="noopener"', ''), at).toBe(value);
      expect(value, at).toMatch(/^<p>/);
    }
  });

  it('SEED-06 CONST-01 name no amount but those of fee plans and stated charges', () => {
    const known = new Set([...seedPrograms.flatMap(amountsOf), ...charges()].map(rupees));
    const named = texts(own).flatMap(({ at, value }) =>
      (value.match(/₹\s?\d(?:[\d,]*\d)?/g) ?? []).map((amount) => ({ at, amount })),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ amount }) => !known.has(amount))).toEqual([]);
    expect(
      texts(own)
        .filter(({ value }) => /\bRs\.? ?\d|\brupees \d|INR/.test(value))
        .map(({ at }) => at),
    ).toEqual([]);
  });

  it('never say the same paragraph twice', () => {
    const paragraphs = texts(seededFields.filter(({ resource }) => resource !== 'program'))
      .flatMap(({ value }) => value.split(/<\/?(?:p|li|h2|h3|td|th|blockquote)>/))
      .map((part) => part.trim())
      .filter((part) => wordsOf(part).length >= 8);
    expect(paragraphs.length).toBeGreaterThan(400);
    expect(repeated(paragraphs)).toEqual([]);
  });

  it('hold no filler, no typewriter quotes, and nothing cut off', () => {
    for (const { at, value } of texts(own)) {
      expect(value, at).not.toMatch(/lorem|ipsum|\btodo\b|placeholder|xxx|\bfixme\b/i);
      expect(value, at).not.toMatch(/undefined|\bNaN\b|\[object/);
      expect(value.replaceAll(/<[^>]+>/g, ''), at).not.toMatch(/['"]/);
      expect(fillFacts(value, {}).replaceAll('{amount}', ''), at).not.toMatch(/[{}$]| {2}|\.\.|…$/);
    }
    for (const { at, value } of own.filter(({ kind }) => kind === 'longText'))
      expect(value, at).toMatch(/[.?!]$|India$/);
  });

  it.each(['pages', 'auxiliary-pages', 'blogs', 'landing-pages'] as const)('%s have titles of their own', (name) => {
    expect(repeated(seed[name].map(({ title }) => title))).toEqual([]);
  });

  it('are as long as a reader needs, and no longer', () => {
    const length = (content = '') => wordsOf(content).length;
    for (const { key, content } of seed.pages.filter(({ slug }) => slug !== 'home')) {
      expect(length(content), key).toBeGreaterThanOrEqual(400);
      expect(length(content), key).toBeLessThanOrEqual(900);
    }
    for (const { key, content } of seed.blogs) {
      expect(length(content), key).toBeGreaterThanOrEqual(500);
      expect(length(content), key).toBeLessThanOrEqual(900);
    }
    for (const { key, content } of seed['auxiliary-pages']) expect(length(content), key).toBeGreaterThan(150);
  });
});

function amountsOf({ fee_plans = [] }: (typeof seedPrograms)[number]): number[] {
  return fee_plans.flatMap(
    ({ totalAmount = 0, semesterFee = 0, otherSemesterFee = 0, yearFees = [], emiOptions = [] }) => [
      totalAmount,
      semesterFee,
      otherSemesterFee,
      ...yearFees.map(({ fee = 0 }) => fee),
      ...emiOptions.flatMap(({ installment }) => [
        installment.emiDownPayment ?? 0,
        installment.emiMonthlyPayment ?? 0,
        installment.emiProcessingFee ?? 0,
        installment.emiTotalPayment ?? 0,
      ]),
    ],
  );
}

function charges(): number[] {
  const { registration, reappearExamPerSubject } = CHARGES;
  return [...Object.values(registration), ...Object.values(reappearExamPerSubject), REFERRAL.rewardRupees];
}
