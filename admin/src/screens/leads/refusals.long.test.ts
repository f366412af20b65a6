import { startTestApi, type TestApi } from '@prospectus/api-mock/testing';
import { createClient } from '@prospectus/contract/client';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createStaffClient } from '../../providers/api.ts';
import { createAuthProvider } from '../../providers/auth-provider.ts';
import { type ConsoleDataProvider, createConsoleDataProvider } from '../../providers/data-provider.ts';
import { createSession } from '../../providers/session.ts';
import { HINDI } from '../../texts/hindi.ts';
import { ENGLISH, setPresentLanguage } from '../../texts/language-context.ts';

let api: TestApi;
let admin: ConsoleDataProvider;
let counsellor: ConsoleDataProvider;
let id: string;
let other: string;
beforeAll(async () => {
  api = await startTestApi();
  [id, other] = [await enquire('9876500001', 'Asha Rao'), await enquire('9876500002', 'Bala Iyer')];
  admin = await signedIn('admin');
  counsellor = await signedIn('counsellor');
  setPresentLanguage(HINDI);
}, 120_000);
afterAll(async () => {
  setPresentLanguage(ENGLISH);
  await api.stop();
});

async function enquire(phone: string, name: string): Promise<string> {
  const body = {
    phone,
    name,
    email: `${phone}@example.org`,
    qualification: 1,
    interest: 'Master of Business Administration',
  };
  const answer = await fetch(`${api.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: { leadId: string } }).data.leadId;
}

async function signedIn(who: string): Promise<ConsoleDataProvider> {
  const session = createSession(createClient({ base: api.url }));
  await createAuthProvider(session).login({
    email: `${who}@prospectus.test`,
    password: `${who}-prospectus-2026`,
  });
  return createConsoleDataProvider(createStaffClient(session, api.url));
}

/** What a person who works in Hindi reads of a call that is refused. */
async function saidOf(call: Promise<unknown>): Promise<{ code: unknown; said: string; message: string }> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return {
    code: (error.body as { code?: unknown } | null)?.code,
    said: HINDI.refusalText(error),
    message: error.message,
  };
}

const change = (body: object, desk = admin, lead = id) =>
  desk.api('PUT /admin/leads/:id', { params: { id: lead }, body: body as never });

test.each<[string, string, () => Promise<unknown>]>([
  ['VERSION_CONFLICT', 'a stale version', () => change({ stage: 'contacted', version: 99 })],
  ['INVALID_FIELDS', 'a loss without a reason', () => change({ stage: 'lost' })],
  ['INVALID_FIELDS', 'a reason without a loss', () => change({ lost_reason: 'Too far away' })],
  [
    'INVALID_FIELDS',
    'a follow-up of a closed lead',
    () => change({ stage: 'enrolled', next_at: '2030-01-02T05:30:00.000Z' }),
  ],
  [
    'INVALID_FIELDS',
    'an owner who looks after no leads',
    () => change({ owner: '00000000-0000-4000-8000-000000000009' }),
  ],
  [
    'INVALID_FIELDS',
    'an empty note',
    () => admin.api('POST /admin/leads/:id/notes', { params: { id }, body: { text: '' } }),
  ],
  [
    'INVALID_FIELDS',
    'a reason of two letters',
    () => admin.api('POST /admin/leads/:id/reveal', { params: { id }, body: { reason: 'ab' } }),
  ],
  [
    'INVALID_FIELDS',
    'a merge with itself',
    () => admin.api('POST /admin/leads/:id/merge', { params: { id }, body: { into: id } }),
  ],
  [
    'LOCKED',
    'a separation of what is not merged',
    () => admin.api('POST /admin/leads/:id/unmerge', { params: { id } }),
  ],
  [
    'INVALID_FIELDS',
    'a change of what is in quarantine',
    () =>
      admin.api('POST /admin/leads/matching', {
        body: { filter: { view: 'quarantine' }, changes: { stage: 'contacted' } },
      }),
  ],
  [
    'NOT_FOUND',
    'another’s lead',
    async () => {
      await change({ owner: await adminId() }, admin, other);
      return change({ stage: 'contacted' }, counsellor, other);
    },
  ],
  ['NOT_ALLOWED', 'a screen of administrators', () => counsellor.api('GET /admin/deliveries/health')],
])('%s: %s is refused in Hindi alone', async (code, _what, call) => {
  const refused = await saidOf(call());
  expect(refused.code).toBe(code);
  expect(refused.said).toMatch(/[\u0900-\u097F]/);
  expect(refused.said).not.toMatch(/[A-Za-z]{2,}/);
  // The HTTP client says it too, for the screens that show its message as it is.
  expect(refused.message).toMatch(/[\u0900-\u097F]/);
  expect(refused.message).not.toMatch(/[A-Za-z]{2,}/);
});

const adminId = async () =>
  (await admin.api('GET /admin/leads/owners')).find(({ name }) => name === 'Demo Admin')?.id ?? '';

test('without a connection, and once the session has ended, that is said in Hindi', async () => {
  const session = createSession(createClient({ base: 'http://127.0.0.1:9' }));
  const nowhere = createConsoleDataProvider(createStaffClient(session, 'http://127.0.0.1:9'));
  const { said } = await saidOf(nowhere.api('GET /admin/leads/owners'));
  expect(said).toContain('सर्वर से उत्तर नहीं मिल रहा');
  const ended = createSession(createClient({ base: api.url }));
  const out = createConsoleDataProvider(createStaffClient(ended, api.url));
  expect((await saidOf(out.api('GET /admin/leads/owners'))).said).toBe('कृपया साइन इन करें।');
});
