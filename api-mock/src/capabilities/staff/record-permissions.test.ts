import { randomUUID } from 'node:crypto';

import { calls, can, type LeadViewRecord, pathOf, PERMISSIONS, ROLE, type Role, type Verb } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { deskOf } from '../leads/testing/desk.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const VERBS: readonly Verb[] = ['list', 'read', 'create', 'update', 'delete'];
const OWNERS = ['own', 'nobody’s', 'another’s'] as const;
type Owned = (typeof OWNERS)[number];

type ConsoleCall = { method: string; path: string; verb: Verb; subject: string };
const ofConsole: ConsoleCall[] = Object.entries(calls).flatMap(([key, { access }]) =>
  typeof access === 'object' ? [{ method: key.slice(0, key.indexOf(' ')), path: pathOf(key), ...access }] : [],
);

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
const tokens: Partial<Record<Role, string>> = {};
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
  for (const role of Object.values(ROLE)) tokens[role] = await tokenOf(callsTo(api), role);
});
afterAll(() => api.stop());

// Only what the person who asks has to do with a record decides, so the record is only an owner here.
const ruledSubjects = () =>
  Object.keys(PERMISSIONS).filter((subject) =>
    VERBS.some((verb) =>
      [ROLE.ADMIN, ROLE.EVENT_CREATER, ROLE.COUNSELLOR].some(
        (role) => can(role, verb, subject) && !can(role, verb, subject, { owner: 'another' }, 'me'),
      ),
    ),
  );

/** A body that each call takes, so that nothing but the record can be what it is refused for. */
const BODIES: Readonly<Record<string, () => Promise<object> | object | undefined>> = {
  'GET /admin/leads/:id': () => undefined,
  'PUT /admin/leads/:id': () => ({ stage: 'contacted' }),
  'GET /admin/leads/:id/timeline': () => undefined,
  'GET /admin/leads/:id/changes': () => undefined,
  'GET /admin/leads/:id/similar': () => undefined,
  'GET /admin/leads/:id/score': () => undefined,
  'POST /admin/leads/:id/notes': () => ({ text: 'Asked about fees' }),
  'POST /admin/leads/:id/reveal': () => ({ reason: 'Calling back' }),
  'GET /admin/leads/:id/staged': () => undefined,
  'POST /admin/leads/:id/staged': () => ({ enquiry: randomUUID(), accept: true }),
  'POST /admin/leads/:id/merge': async () => ({ into: (await desk.enquire('Kept')).id }),
  'POST /admin/leads/:id/unmerge': () => ({}),
  'POST /admin/leads/:id/erase': () => ({ reason: 'Asked for it' }),
  'GET /admin/leads/views/:id': () => undefined,
  'PUT /admin/leads/views/:id': () => ({ title: 'Renamed' }),
  'DELETE /admin/leads/views/:id': () => ({}),
};

async function ask(role: Role, { method, path }: ConsoleCall, id: string, body: object | undefined) {
  const answer = await fetch(`${api.url}${path.replace(':id', id)}`, {
    method,
    headers: { authorization: `Bearer ${tokens[role]}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // A stream of events lasts while it is read.
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, text: isStream ? '' : await answer.text() };
}

/** A new lead, or view, that belongs to the one who asks, to nobody or to another. */
async function made(
  subject: string,
  role: Role,
  owned: Owned,
): Promise<{ id: string; owner?: string | null | undefined }> {
  const mine = role === ROLE.COUNSELLOR ? 'counsellor' : 'admin';
  const other = mine === 'admin' ? 'counsellor' : 'admin';
  if (subject === 'leads/views') {
    const view = { title: 'Mine', filter: {}, sort: ['created_at', 'DESC'], columns: ['stage'], show: 'list' };
    const body = { ...view, shared: owned === 'nobody’s' };
    const { body: saved } = await desk.call('POST', '/admin/leads/views', {
      body,
      who: owned === 'own' ? mine : other,
    });
    return saved as LeadViewRecord;
  }
  const { id } = await desk.enquire('Somebody');
  const owner = { own: desk.me[mine], 'nobody’s': null, 'another’s': desk.me[other] }[owned];
  await desk.put(id, { owner });
  return { id, owner };
}

const personOf = (role: Role) =>
  role === ROLE.ADMIN ? desk.me.admin : role === ROLE.COUNSELLOR ? desk.me.counsellor : undefined;

test('the subjects whose records have an owner are leads and their saved views', () => {
  expect(ruledSubjects()).toEqual(['leads', 'leads/views']);
});

test('every call on a record with an owner is tested', () => {
  const onRecords = ofConsole.filter(({ subject, path }) => ruledSubjects().includes(subject) && path.includes('/:id'));
  expect(onRecords.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(BODIES).toSorted());
});

// Every case has a record of its own: one call erases, another merges.
const CASES = Object.keys(BODIES).flatMap((call) =>
  [ROLE.ADMIN, ROLE.EVENT_CREATER, ROLE.COUNSELLOR].flatMap((role) =>
    OWNERS.map((owned) => [call, role, owned] as const),
  ),
);

test.each(CASES)(
  'ROLE-06 %s by role %s, %s: as the rule says, else as if it did not exist',
  async (call, role, owned) => {
    const route = ofConsole.find(({ method, path }) => `${method} ${path}` === call);
    if (!route) throw new Error(`No route is ${call}.`);
    const { verb, subject } = route;
    const record = await made(subject, role, owned);
    const body = await BODIES[call]?.();
    const answer = await ask(role, route, record.id, body);
    if (!can(role, verb, subject)) {
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('NOT_ALLOWED')]);
    } else if (can(role, verb, subject, record, personOf(role))) {
      // A lead that is not a part of another one cannot be unmerged, and one without staged changes has none to decide on.
      const expected = /^POST .*\/(unmerge|staged)$/.test(call) ? [409] : [200, 201];
      expect(expected, answer.text).toContain(answer.status);
    } else if (can(role, 'read', subject, record, personOf(role))) {
      // A record that the person may read is no secret.
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('NOT_ALLOWED')]);
    } else {
      expect(answer.status).toBe(404);
      expect(answer.text).toBe((await ask(role, route, UNKNOWN, body)).text);
    }
  },
);
