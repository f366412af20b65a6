import { expect, test } from 'vitest';

import { htmlOf, product } from './requests.ts';

/** The values on a page for a fact that has one value on the whole site. */
type Reading = { fact: string; value: string; page: string };

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1)));
const monthNames = (language: string, month: 'short' | 'long') =>
  MONTHS.map((day) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(day));
const [SHORT, LONG, HINDI] = [monthNames('en-US', 'short'), monthNames('en-US', 'long'), monthNames('hi', 'long')];
const DATE = `(?<day>\\d{1,2}) (?<month>${[...LONG, ...SHORT, ...HINDI].join('|')})(?: (?<year>\\d{4}))?`;
const RUPEES = '(?<value>₹[\\d,]*\\d)';
/** Elements and punctuation between a label and its value. */
const GAP = '[\\s|:]*';

const dayOf = ({ day, month = '' }: Record<string, string | undefined>) =>
  `${day} ${SHORT[[SHORT, LONG, HINDI].map((names) => names.indexOf(month)).find((at) => at >= 0) ?? -1]}`;
const valueOf = ({ value = '' }: Record<string, string | undefined>) => value.toLowerCase();

type Reader = [fact: string, pattern: string, value?: (found: Record<string, string | undefined>) => string];

/** Facts about the next batch and its classes, equal for all programmes of the seed. */
const OF_THE_SITE: readonly Reader[] = [
  ['the last day to apply', `(?:apply (?:by|until)|applications close|आवेदन)(?: on)?${GAP}${DATE}`, dayOf],
  [
    'the first day of the next batch',
    `(?:next start|next batch|starts?|पढ़ाई कब शुरू होगी)(?: is| on)?${GAP}${DATE}`,
    dayOf,
  ],
  ['the year of the next batch', `(?:next start|next batch)(?: is)?${GAP}${DATE}`, ({ year = '' }) => year],
  ['the year of the next batch', '\\b(?<value>20\\d\\d) batch(?:es)?\\b'],
  ['when the first class is', `(?:next start|next batch)(?: is)?${GAP}${DATE}`, () => 'on the first day of the batch'],
  ['when the first class is', 'days [^.|]*to the first class', () => 'days after the first step'],
  ['how long a class lasts', 'a class lasts (?<value>[^.,|]*(?:minutes|hours?))'],
  ['how long a class lasts', '(?<value>[^\\s|]+-(?:minute|hour)) live class'],
  ['how many students are in a group', '(?<value>[a-z-]+ to [a-z-]+|at most [a-z-]+) students'],
  ['how many students are in a group', 'groups? of (?<value>at most [a-z-]+)'],
  ['how many students are in a group', '(?<value>small) (?:live |lab )?(?:groups of students|classes|live groups)'],
  ['how many students are in a group', '(?:classes are|live and) (?<value>small)'],
];

/** Facts about a programme, on its page and its family sheets. */
const OF_A_PROGRAMME: readonly Reader[] = [
  ['the total fee', `\\| (?:total fee(?:, from)?|कुल फ़ीस)${GAP}(?:from )?${RUPEES}`],
  ['the duration', `\\| duration${GAP}(?<value>\\d+ (?:year|month)s?)`],
  ['the lowest monthly payment', `lowest monthly payment:[^|]*?${RUPEES} a month`],
  ['the lowest monthly payment', `सबसे कम मासिक किस्त:[^|]*?हर महीने ${RUPEES}`],
  ['the monthly payment without interest', `no.cost emi (?:of|starting at) ${RUPEES}`],
  ['the monthly payment without interest', `${RUPEES} a month for \\d+ months: ₹[\\d,]+ in total, with no interest`],
];

/** The texts of a page with separators; a table cell follows the heading of its column. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style|svg|select)\b.*?<\/\1>/gs, ' ');
  const tables = body.replaceAll(/<table\b.*?<\/table>/gs, (table) => {
    const [head = '', ...rows] = table.split(/<tr\b/).slice(1);
    const headings = head.split(/<t[hd]\b[^>]*>/).slice(1);
    return rows
      .flatMap((row) => row.split(/<t[hd]\b[^>]*>/).slice(1))
      .map((cell, at) => `<p>${headings[at % headings.length] ?? ''}: ${cell}</p>`)
      .join('');
  });
  return tables
    .replaceAll(/<\/?(?:a|b|strong|em|span|data|code|!--)\b[^>]*>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' | ')
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\| )+/g, '| ');
}

const readingsOf = (readers: readonly Reader[], page: string, words: string, subject = ''): Reading[] =>
  readers.flatMap(([fact, pattern, value = valueOf]) =>
    [...words.matchAll(new RegExp(pattern, 'giu'))].map(({ groups = {} }) => ({
      fact: subject + fact,
      value: value(groups),
      page,
    })),
  );

/** The lowest monthly payment for Indian students on a programme's page. */
function lowestPlanned(page: string, words: string): Reading[] {
  const plans = words.slice(words.indexOf('What it costs in total')).split('Plans for international students')[0] ?? '';
  const monthly = [...plans.matchAll(/Months \d+ to \d+[\s|]*\d+ × (₹[\d,]+)/g)].map(([, amount = '']) => amount);
  const [least] = monthly.toSorted((a, b) => numberOf(a) - numberOf(b));
  return least ? [{ fact: `${page}: the lowest monthly payment`, value: least, page }] : [];
}

const numberOf = (amount: string) => Number(amount.replaceAll(/\D/g, ''));

/** A card of a programme, or a row in the list; a family sheet is one article. */
const CARDS = /<article\b(?=[^>]*data-look).*?<\/article>|<tr\b.*?<\/tr>/gs;

/** Fee and duration on cards and in rows of other programmes. */
const onCards = (page: string, html: string): Reading[] =>
  [...html.matchAll(CARDS)].flatMap(([card]) => {
    const [, path] = [...card.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].at(page === '/programmes' ? 0 : -1) ?? [];
    const words = wordsOf(`<body>${card}`);
    const fee = /₹[\d,]+/.exec(words)?.[0];
    const duration = /\d+ (?:year|month)s?/.exec(words)?.[0];
    if (!path || !fee || !duration) return [];
    return [
      { fact: `${path}: the total fee`, value: fee, page },
      { fact: `${path}: the duration`, value: duration, page },
    ];
  });

const LANGUAGE = /^\/(?:family\/|parivar\/)?\w+-language/;
const HOUR = ['', 'one', 'two', 'three'];

/** Durations of the classes in the calendar. */
async function inCalendar(): Promise<Reading> {
  const { data } = (await (await product.get('/api/content/day')).json()) as { data: { date: string } };
  const inDays = (days: number) => new Date(Date.parse(data.date) + days * 86_400_000).toISOString().slice(0, 10);
  const answer = await product.get(`/api/liveLecture?startDate=${inDays(-180)}&endDate=${inDays(180)}`);
  const lectures = (await answer.json()) as { start_time: string; end_time: string }[];
  const hours = lectures.map(({ start_time, end_time }) => hourOf(end_time) - hourOf(start_time));
  const value = `from ${HOUR[Math.min(...hours)]} to ${HOUR[Math.max(...hours)]} hours`;
  return { fact: 'how long a class lasts', value, page: 'the calendar' };
}

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

test('all pages have the same value for a fact', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const readings = [await inCalendar()];
  const read = async (page: string, programme?: string) => {
    const html = await htmlOf(page);
    const words = wordsOf(html);
    // Classes of a language are smaller than others.
    const own = readingsOf(OF_THE_SITE, page, words).filter(({ fact }) => !LANGUAGE.test(page) || !/group/.test(fact));
    readings.push(...own, ...onCards(page, html));
    // Nobody can book a seat in a class.
    expect(words, page).not.toMatch(/as a guest|sit in on/i);
    const ofItself = html.replaceAll(CARDS, '');
    if (programme) readings.push(...readingsOf(OF_A_PROGRAMME, page, wordsOf(ofItself), `${programme}: `));
    return { html, words };
  };
  const unlisted = [
    '/online-mba-lp',
    '/online-bba-lp',
    '/online-ma/english-lp',
    '/compare?programs=online-ma,online-mba',
  ];
  for (const page of [...listed, ...unlisted, '/online-degree-education-learning-courses-ct']) {
    const isProgramme = (await htmlOf(page)).includes(`href="/family${page}"`);
    const { words } = await read(page, isProgramme ? page : undefined);
    if (!isProgramme) continue;
    readings.push(...lowestPlanned(page, words));
    for (const sheet of [`/family${page}`, `/parivar${page}`]) await read(sheet, page);
  }

  const facts = Map.groupBy(readings, ({ fact }) => fact);
  const contradictions = [...facts].flatMap(([fact, all]) => {
    const values = Map.groupBy(all, ({ value }) => value);
    return values.size > 1
      ? [[fact, ...[...values].map(([value, [first]]) => `${value} on ${first?.page}`)].join(' | ')]
      : [];
  });
  expect(contradictions).toEqual([]);
  // Each fact occurs more than once, otherwise nothing was compared.
  const reads = (fact: string) => new Set(facts.get(fact)?.map(({ page }) => page)).size;
  for (const [fact] of OF_THE_SITE) expect(reads(fact), fact).toBeGreaterThan(1);
  for (const [fact] of OF_A_PROGRAMME) expect(reads(`/online-mba: ${fact}`), fact).toBeGreaterThan(1);
});
