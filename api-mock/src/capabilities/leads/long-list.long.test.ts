import { ROLE } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

const EXACT = 10_000;
const ABOVE = 12_000;

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
  await api.deps.db.execute(sql`
    insert into leads (id, phone, name, email, qualification, interest, media, created_at, updated_at)
    select gen_random_uuid(), (6000000000 + n)::text, 'Lead ' || n, 'lead' || n || '@example.org', 1, 'MCA',
      case when n <= ${EXACT}::int then 'facebook' else 'google' end, now(), now()
    from generate_series(1, ${EXACT + ABOVE}::int) as n`);
  await api.deps.db.execute(sql`analyze leads`);
});
afterAll(() => api.stop());

const rangeOf = async (filter: object, [first, last]: [number, number]) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([first, last]) });
  const { status, headers } = await call('GET', `/admin/leads?${query}`, { token });
  expect(status).toBe(200);
  return headers.get('content-range') ?? '';
};

test('LEAD-01 API-34: a total of 10,000 is exact on the first page, the last and the one after it', async () => {
  const filter = { media: 'facebook' };
  expect(await rangeOf(filter, [0, 24])).toBe(`leads 0-24/${EXACT}`);
  expect(await rangeOf(filter, [EXACT - 10, EXACT + 14])).toBe(`leads ${EXACT - 10}-${EXACT - 1}/${EXACT}`);
  expect(await rangeOf(filter, [EXACT, EXACT + 24])).toBe(`leads */${EXACT}`);
});

test.each([
  ['a filter', { media: 'google' }, ABOVE],
  ['no filter', {}, EXACT + ABOVE],
])('LEAD-01 API-34: a total above 10,000 with %s is a whole number near the real one', async (_what, filter, real) => {
  for (const page of [0, 1]) {
    const found = await rangeOf(filter, [page * 25, page * 25 + 24]);
    const total = Number(/^leads \d+-\d+\/(\d+)$/.exec(found)?.[1]);
    expect(total).toBeGreaterThan(EXACT);
    expect(Math.abs(total - real)).toBeLessThan(real / 5);
  }
});

test('LEAD-01 API-34: the total of a search is exact, with another filter beside it and beyond its end', async () => {
  expect(await rangeOf({ q: 'lead1234' }, [0, 4])).toBe('leads 0-4/11');
  expect(await rangeOf({ q: 'lead1234', media: 'facebook' }, [0, 4])).toBe('leads 0-0/1');
  expect(await rangeOf({ q: 'lead1234' }, [50, 74])).toBe('leads */11');
});

test.each([0, 4_980, 5_000, 12_345])(
  'LEAD-01: a word that every lead has gives the leads of the list from %i on',
  async (first) => {
    const idsOf = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([first, first + 39]) });
      const { body } = await call('GET', `/admin/leads?${query}`, { token });
      return (body as { id: string }[]).map(({ id }) => id);
    };
    const ids = await idsOf({ q: 'example' });
    expect(ids).toHaveLength(40);
    expect(ids).toEqual(await idsOf({}));
  },
);

test('LEAD-01 API-34: an estimate does not outlive the leads it counted', async () => {
  await rangeOf({ media: 'google' }, [0, 24]);
  await api.deps.db.execute(sql`delete from leads where media = 'google' and phone <> '6000010001'`);
  expect(await rangeOf({ media: 'google' }, [0, 24])).toBe('leads 0-0/1');
});
