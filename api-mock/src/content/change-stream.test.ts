import { ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../seed/seeding.ts';
import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { type ChangeStream, openChanges } from '../testing/changes.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

type Fields = Record<string, unknown> & { id: string; version: number };

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

const admin = (method: string, path: string, body?: unknown) =>
  call(method, `/admin/${path}`, { token, ...(body !== undefined && { body }) });
const make = async (resource: string, fields: object) => (await admin('POST', resource, fields)).body as Fields;
const publish = (resource: string, id: string) => admin('POST', `${resource}/${id}/publish`);

const MA = seedId('program', 'online-ma');
const ENGLISH = seedId('program', 'online-ma/english');

describe('the stream of changes', () => {
  let changes: ChangeStream;
  beforeAll(async () => {
    changes = await openChanges(api.url);
  });
  afterAll(() => changes.close());
  const touched = async (act: () => Promise<unknown>) => {
    const before = api.deps.feed.version();
    await act();
    const { event, data } = await changes.next();
    expect([event, data.version]).toEqual(['change', before + 1]);
    return data.pages.toSorted();
  };
  const edit = async (resource: string, id: string, fields: object) => {
    await admin('PUT', `${resource}/${id}`, fields);
    await publish(resource, id);
  };
  const family = ['/online-ma', '/online-ma/english', '/online-ma/mass-communication', '/online-ma/political-science'];
  // Other pages of the seed may show it too; those of another programme do not.
  const onlyAround = (pages: readonly string[]) => {
    expect(pages).not.toContain('*');
    expect(pages).not.toContain('/online-mba');
    return pages;
  };

  test('starts with the version, and names the pages a publication touches', async () => {
    const first = await changes.next();
    expect(first).toEqual({ event: 'version', data: { version: api.deps.feed.version(), pages: [] } });
    expect((await call('GET', '/content/version')).body).toEqual({ data: { version: first.data.version } });

    const ofMa = await touched(() => edit('program', MA, { eligibility: 'A bachelor’s degree.' }));
    expect(onlyAround(ofMa)).toEqual(expect.arrayContaining([...family, '/compare']));
    const ofEnglish = await touched(() => edit('program', ENGLISH, { eligibility: 'A bachelor’s degree.' }));
    expect(onlyAround(ofEnglish)).toEqual(expect.arrayContaining(['/online-ma', '/online-ma/english', '/compare']));
    expect(ofEnglish).not.toContain('/online-ma/political-science');
    expect(await touched(() => edit('program', MA, { duration: '2 years, part time' }))).toEqual(['*']);
  });

  test('a question touches the pages it stands on', async () => {
    const own = await make('faqs', { question: 'Of one?', answer: '', program: MA });
    expect(onlyAround(await touched(() => publish('faqs', own.id)))).toEqual(expect.arrayContaining(family));
    expect(await touched(() => edit('faqs', own.id, { program: null }))).toEqual(['*']);
    expect(await touched(() => admin('DELETE', `faqs/${own.id}`))).toEqual(['*']);
  });

  test('an order is live at once and touches every page; a draft touches none', async () => {
    await make('faqs', { question: 'Unseen?', answer: '' });
    expect(await touched(() => admin('POST', 'program/reorder', { ids: [MA] }))).toEqual(['*']);
    const { body } = await call('GET', '/program/menu');
    const masters = (body as { data: { label: string; items: { path: string }[] }[] }).data.find(
      ({ label }) => label === 'Masters',
    );
    expect(masters?.items[0]?.path).toBe('/online-ma');
  });
});
