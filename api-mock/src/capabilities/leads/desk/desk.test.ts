import { fullLeadRecord } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf, type Lead } from '../testing/desk.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from '../testing/visitor.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());

const listed = async (view: string, who?: 'counsellor') => {
  const { status, body } = await desk.list({ view }, who);
  expect(status).toBe(200);
  return (body as Lead[]).map(({ name }) => name);
};

describe('what staff decide about a lead', () => {
  test('stage, owner and follow-up are changed together, and each is on the timeline with its author', async () => {
    const { id } = await desk.enquire('Meera Pillai');
    // Changes of staff must not change the stage of the pipeline.
    await expect.poll(async () => (await desk.get(id)).delivery_state).toBe('otp_sent');
    const { version } = await desk.get(id);
    const { status, body } = await desk.put(id, {
      stage: 'interested',
      owner: desk.me.counsellor,
      next_at: '2030-01-02T05:30:00.000Z',
      version,
    });
    expect(status).toBe(200);
    expect(fullLeadRecord.strict().parse(body)).toMatchObject({
      stage: 'interested',
      delivery_state: 'otp_sent',
      owner: desk.me.counsellor,
      owner_name: 'Demo Counsellor',
      next_at: '2030-01-02T05:30:00.000Z',
      version: version + 1,
    });
    const mine = (await desk.timeline(id)).filter(({ by }) => by === desk.me.admin);
    expect(mine.map(({ type, kind, by_name, data }) => ({ type, kind, by_name, data }))).toEqual(
      expect.arrayContaining([
        { type: 'stage_changed', kind: 'change', by_name: 'Demo Admin', data: { from: 'new', to: 'interested' } },
        { type: 'owner_changed', kind: 'change', by_name: 'Demo Admin', data: { from: null, to: desk.me.counsellor } },
        {
          type: 'follow_up_set',
          kind: 'change',
          by_name: 'Demo Admin',
          data: { from: null, to: '2030-01-02T05:30:00.000Z' },
        },
      ]),
    );
    expect(await desk.logged(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'assign',
          by: desk.me.admin,
          before: expect.objectContaining({ owner: null, stage: 'new' }) as object,
          after: expect.objectContaining({ owner: desk.me.counsellor, stage: 'interested' }) as object,
        }),
      ]),
    );
  });

  test('a version that is not the present one changes nothing and answers both sides', async () => {
    const { id } = await desk.enquire('Tara Bose');
    const { version } = await desk.get(id);
    expect((await desk.put(id, { stage: 'contacted', version })).status).toBe(200);
    const { status, body } = await desk.put(id, { stage: 'lost', lost_reason: 'No money', version });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { stage: 'contacted', version: version + 1 },
      yours: { stage: 'lost' },
    });
    expect(JSON.stringify(body)).not.toContain('98765');
    expect(await desk.get(id)).toMatchObject({ stage: 'contacted', lost_reason: null });
  });

  test.each([
    [{ stage: 'lost' }, 'lost_reason'],
    [{ stage: 'contacted', lost_reason: 'x' }, 'lost_reason'],
    [{ stage: 'enrolled', next_at: '2030-01-02T05:30:00.000Z' }, 'next_at'],
    [{ owner: '00000000-0000-4000-8000-000000000000' }, 'owner'],
    [{ stage: 'sold' }, 'stage'],
    [{ do_not_contact: ['pigeon'] }, 'do_not_contact.0'],
    [{ phone: '9876543210' }, 'phone'],
  ])('%j is refused and names %s', async (change, field) => {
    const { id } = await desk.enquire('Ravi Rao');
    const { status, body } = await desk.put(id, change);
    expect(status).toBe(400);
    expect(Object.keys((body as { errors?: object }).errors ?? {})).toContain(field);
    expect(await desk.get(id)).toMatchObject({ stage: 'new', version: 1 });
  });

  test('a lost lead keeps its reason, has no follow-up, and loses the reason when it is taken up again', async () => {
    const { id } = await desk.enquire('Sara Das');
    await desk.put(id, { next_at: '2030-01-02T05:30:00.000Z' });
    await desk.put(id, { stage: 'lost', lost_reason: 'Chose another university' });
    expect(await desk.get(id)).toMatchObject({ stage: 'lost', lost_reason: 'Chose another university', next_at: null });
    await desk.put(id, { stage: 'interested' });
    expect(await desk.get(id)).toMatchObject({ stage: 'interested', lost_reason: null });
  });

  test('many leads are changed at once; each that cannot be says why', async () => {
    const [a, b] = [await desk.enquire('Bulk One'), await desk.enquire('Bulk Two')];
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { body } = await desk.call('POST', '/admin/leads/bulk', {
      body: {
        ids: [a.id, b.id, unknown],
        action: 'update',
        changes: { owner: desk.me.counsellor },
        versions: { [b.id]: 7 },
      },
    });
    expect((body as { data: object[] }).data).toMatchObject([
      { id: a.id, ok: true },
      { id: b.id, ok: false, code: 'VERSION_CONFLICT' },
      { id: unknown, ok: false, code: 'NOT_FOUND' },
    ]);
    expect([(await desk.get(a.id)).owner, (await desk.get(b.id)).owner]).toEqual([desk.me.counsellor, null]);
    const deleted = await desk.call('POST', '/admin/leads/bulk', { body: { ids: [a.id], action: 'delete' } });
    expect(deleted.status).toBe(400);
  });
});

describe('notes', () => {
  test('two people write at the same time: both notes are kept, and a call that reached the person counts', async () => {
    const { id } = await desk.enquire('Nadia Shaikh');
    const answers = await Promise.all([
      desk.post(id, 'notes', {
        text: 'Wants the evening batch',
        outcome: 'reached',
        next_at: '2030-03-01T04:30:00.000Z',
      }),
      desk.post(id, 'notes', { text: 'Sent the fee sheet' }, 'counsellor'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const entries = await desk.timeline(id);
    const notes = entries.filter(({ type }) => type === 'noted');
    expect(notes.map(({ data, by, kind }) => `${data['text'] as string} ${by} ${kind}`).toSorted()).toEqual([
      `Sent the fee sheet ${desk.me.counsellor} note`,
      `Wants the evening batch ${desk.me.admin} call`,
    ]);
    expect(await desk.get(id)).toMatchObject({ stage: 'contacted', next_at: '2030-03-01T04:30:00.000Z' });
    expect((await desk.post(id, 'notes', { text: '  ' })).status).toBe(400);
  });

  test('a follow-up set with a note is on the timeline, and a later note without one does not repeat it', async () => {
    const { id } = await desk.enquire('Leela Menon');
    const [first, second] = ['2030-03-01T04:30:00.000Z', '2030-03-02T04:30:00.000Z'];
    await desk.put(id, { next_at: first });
    await desk.post(id, 'notes', { text: 'Call again', outcome: 'call-back', next_at: second });
    await desk.post(id, 'notes', { text: 'Sent the fee sheet' });
    await desk.post(id, 'notes', { text: 'Same day as said', next_at: second });
    const entries = (await desk.timeline(id)).toReversed();
    const of = (wanted: string) => entries.filter(({ type }) => type === wanted).map(({ data }) => data);
    expect(of('follow_up_set')).toEqual([
      { from: null, to: first },
      { from: first, to: second },
    ]);
    expect(of('noted')).toEqual([
      { text: 'Call again', outcome: 'call-back', next_at: second },
      { text: 'Sent the fee sheet' },
      { text: 'Same day as said', next_at: second },
    ]);
  });

  test('a follow-up sent with a note on a closed lead is refused, and the note with it', async () => {
    const { id } = await desk.enquire('Omar Khan');
    await desk.put(id, { stage: 'enrolled' });
    const { status, body } = await desk.post(id, 'notes', { text: 'Ring again', next_at: '2030-03-01T04:30:00.000Z' });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, ['next_at']]);
    expect((await desk.timeline(id)).filter(({ type }) => type === 'noted')).toEqual([]);
    expect((await desk.post(id, 'notes', { text: 'Has paid', next_at: null })).status).toBe(201);
  });
});

describe('the search', () => {
  test.each([
    ['Zoë Conceição', ['Zoe', 'ZOË', 'Zoe\u0308 conceicao', 'ｚｏｅ']],
    ['രാജന്‍ മേനോൻ', ['രാജൻ', 'രാജന്', 'രാജന്‍ മേനോന്‍']],
    ['ज़ोया क्‍षत्रिय', ['ज\u093cोया', 'क्षत्रिय', '\u200bक्षत्र']],
  ])('finds %s however the name is typed', async (name, typed) => {
    const { id } = await desk.enquire(name, { email: "o'neil.two@example.com" });
    for (const q of [...typed, "o'neil"])
      expect([q, ((await desk.list({ q })).body as Lead[]).map((lead) => lead.id)]).toEqual([
        q,
        expect.arrayContaining([id]),
      ]);
    expect((await desk.list({ q: `${name}x` })).body).toEqual([]);
  });
});

describe('contacts', () => {
  test('they are masked in lists, records, conflicts and search results until they are revealed for a reason', async () => {
    const { id, phone } = await desk.enquire('Zubin Mehta', { email: 'zubin@example.org' });
    const filter = { q: phone };
    const [found] = (await desk.list(filter)).body as Lead[];
    const record = await desk.get(id);
    for (const shown of [found, record])
      expect([shown?.mobile, shown?.email]).toEqual([`••••••${phone.slice(-4)}`, 'z••••••@example.org']);
    expect((await desk.post(id, 'reveal')).status).toBe(400);
    expect((await desk.post(id, 'reveal', { reason: 'Call back at six' }, 'counsellor')).body).toEqual({
      data: { mobile: phone, email: 'zubin@example.org' },
    });
    expect((await desk.get(id)).mobile).not.toBe(phone);
    expect((await desk.timeline(id)).find(({ kind }) => kind === 'access')).toMatchObject({
      by: desk.me.counsellor,
      data: { reason: 'Call back at six' },
    });
    expect((await desk.logged(id)).map(({ action, by }) => [action, by])).toEqual([
      ['read', desk.me.admin],
      ['reveal', desk.me.counsellor],
      ['read', desk.me.admin],
    ]);
  });

  test('do not contact stops what waits and what comes later, and never a code', async () => {
    const { leadId } = await verifiedVisitor(api, newPhone());
    await desk.put(leadId, { do_not_contact: ['voice', 'sms', 'voice'] });
    expect(await desk.get(leadId)).toMatchObject({ do_not_contact: ['sms', 'voice'] });
    expect(await listed('do-not-contact')).toContain('Asha Rao');
    const about = { subject: leadId, recipient: '+919876543210', body: {} };
    await api.deps.db.transaction(async (tx) => {
      await api.deps.outbox.enqueue(tx, { ...about, channel: 'sms', purpose: 'lead.news' });
      await api.deps.outbox.enqueue(tx, { ...about, channel: 'email', purpose: 'lead.news', recipient: 'a@b.example' });
      await api.deps.outbox.enqueue(tx, { ...about, channel: 'erp', purpose: 'lead.call' });
      await api.deps.outbox.enqueue(tx, { ...about, channel: 'sms', purpose: 'lead.code' });
    });
    const states = async () =>
      (await desk.timeline(leadId))
        .filter(({ id, type }) => id.startsWith('message-') && ['lead.news', 'lead.call', 'lead.code'].includes(type))
        .slice(0, 4)
        .map(({ type, data }) => `${type} ${data.channel as string} ${data.status as string}`)
        .toSorted();
    await expect
      .poll(states)
      .toEqual(['lead.call erp dead', 'lead.code sms sent', 'lead.news email sent', 'lead.news sms dead']);
  });
});

describe('views', () => {
  test('new, unassigned, mine, due, overdue and not in the ERP', async () => {
    const clockNow = api.deps.clock.now();
    const soon = new Date(clockNow.getTime() + 1_000).toISOString();
    const { id } = await desk.enquire('View One');
    expect(await listed('new')).toContain('View One');
    expect(await listed('unassigned')).toContain('View One');
    await desk.put(id, { owner: desk.me.counsellor, next_at: soon });
    expect(await listed('unassigned')).not.toContain('View One');
    expect(await listed('mine', 'counsellor')).toContain('View One');
    expect(await listed('mine')).not.toContain('View One');
    expect(await listed('due')).toContain('View One');
    await api.deps.clock.advance(2 * 86_400_000);
    await desk.signIn();
    expect(await listed('overdue')).toContain('View One');
    expect(await listed('due')).not.toContain('View One');
    expect(await listed('new')).not.toContain('View One');
    await api.deps.clock.setRight();
    await desk.signIn();
    expect(await listed('not-in-erp')).not.toContain('View One');
    const filter = { view: 'all' };
    expect((await desk.list(filter)).body).toMatchObject({
      errors: { 'filter.view': 'There is no such view.' },
    });
  });

  test('the view quarantine lists quarantined submissions as leads', async () => {
    await visitor(api).create(formFor(newPhone(), { name: 'Spam Sender', website: 'http://spam.example' }));
    const held = await listed('quarantine');
    const filter = { view: 'quarantine', q: 'spam' };
    const { body } = await desk.list(filter);
    expect(held).toContain('Spam Sender');
    expect(body).toMatchObject([
      { name: 'Spam Sender', stage: 'new', mobile: expect.stringMatching(/^•{6}\d{4}$/) as string },
    ]);
    expect(await listed('new')).not.toContain('Spam Sender');
    expect((await desk.list(filter, 'counsellor')).status).toBe(403);
  });
});
