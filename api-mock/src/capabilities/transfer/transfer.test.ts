import { randomUUID } from 'node:crypto';

import { type ImportAnswer, resources, ROLE } from '@prospectus/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { allHostileTexts, hostileFormFields } from '../../hostile/corpora.ts';
import { seedId } from '../../seed/seeding.ts';
import { adminOf, type AdminRecord } from '../../testing/admin.ts';
import { tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { sampled } from '../../testing/sampled.ts';
import { savedBySpreadsheet } from '../../testing/spreadsheet.ts';
import { importRows } from './import.ts';
import { documentTarget } from './target.ts';

const MA = seedId('program', 'online-ma');
let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
let events: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
  events = await tokenOf(staff.call, ROLE.EVENT_CREATER);
});
afterAll(() => api.stop());

const exported = async (resource: string, query = '') => {
  const answer = await fetch(`${api.url}/admin/${resource}/export?${query}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true });

type Imported = { status: number; body: { data: ImportAnswer } & { code?: string; errors?: Record<string, string> } };
const imported = async (resource: string, file: string | Uint8Array, dryRun?: boolean, token = staff.token) => {
  const form = new FormData();
  form.set('file', new Blob([file as string], { type: 'text/csv' }), 'rows.csv');
  const answer = await fetch(`${api.url}/admin/${resource}/import${dryRun === undefined ? '' : `?dryRun=${dryRun}`}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Imported['body'] } satisfies Imported;
};
const undo = (id: string | undefined) => staff.admin('POST', `imports/${id}/undo`, {});
const read = async (at: string) => (await staff.admin('GET', at)).body as AdminRecord;
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('export', () => {
  test('the records of a filter, with every field of the contract, in their order', async () => {
    const filter = encodeURIComponent(JSON.stringify({ program: MA }));
    const { status, headers, text } = await exported('faqs', `format=csv&filter=${filter}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=faqs-\d{4}-\d\d-\d\d\.csv$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const listed = (await staff.admin('GET', `faqs?filter=${filter}`)).body as AdminRecord[];
    const rows = rowsOf(text);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'id',
      ...Object.keys(resources.faqs.schema.shape),
      'status',
      'version',
      'updated_at',
    ]);
    expect(rows.map(({ id, question }) => [id, question])).toEqual(listed.map(({ id, question }) => [id, question]));
    const json = JSON.parse((await exported('faqs', `format=json&filter=${filter}`)).text) as AdminRecord[];
    expect(json).toEqual(listed);
  });

  test('an unknown filter or format answers 400; a role without the list 403', async () => {
    expect((await exported('faqs', 'filter={"nothing":1}')).status).toBe(400);
    expect((await exported('faqs', 'format=xlsx')).status).toBe(400);
    expect((await staff.call('GET', '/admin/faqs/export', { token: events })).status).toBe(403);
    expect((await staff.call('GET', '/admin/live-lectures/export', { token: events })).status).toBe(200);
  });

  test.each(
    sampled(Object.keys(resources), String, ['program', 'faqs', 'metadata', 'holidays', 'live-lectures', 'batches']),
  )(
    '%s comes back as it went out, also by way of a spreadsheet in India: every row of its own file is skipped',
    async (name) => {
      const some = (await staff.admin('GET', `${name}?range=[0,39]&fields=["id"]`)).body as AdminRecord[];
      const filter = encodeURIComponent(JSON.stringify({ id: some.map(({ id }) => id) }));
      const csv = (await exported(name, `filter=${filter}`)).text;
      const json = (await exported(name, `format=json&filter=${filter}`)).text;
      for (const [format, text] of [
        ['csv', csv],
        ['json', json],
        ['spreadsheet', savedBySpreadsheet(csv)],
      ] as const) {
        if (rowsOf(csv).length === 0) continue;
        const { status, body } = await imported(name, text, true);
        expect([name, format, status, body.data?.rows?.filter(({ action }) => action !== 'skip')]).toEqual([
          name,
          format,
          200,
          [],
        ]);
      }
    },
  );
});

describe('import', () => {
  test('one that is cancelled changes nothing', async () => {
    const fields = { question: 'Is this cancelled?', answer: '<p>Yes.</p>' };
    const rows = [1, 2].map(() => ({ id: '', version: undefined, fields }));
    const person = { id: randomUUID(), role: ROLE.ADMIN };
    const endIfCancelled = vi.fn(() => {
      if (endIfCancelled.mock.calls.length === rows.length) throw new Error('cancelled');
    });
    const target = documentTarget(api.deps, resources.faqs);
    const running = importRows(api.deps, target, { rows, person, dryRun: false, endIfCancelled });
    await expect(running).rejects.toThrow('cancelled');
    const filter = encodeURIComponent(JSON.stringify({ q: fields.question }));
    expect((await staff.admin('GET', `faqs?filter=${filter}`)).body).toEqual([]);
  });

  test('a dry run answers the result and changes nothing; the run does the same, and undo reverts it', async () => {
    const made = await staff.live('faqs', { question: 'Was it so?', answer: '<p>Yes.</p>' });
    const file = [
      'id,question,answer,program',
      `,Is this new?,<p>It is.</p>,${MA}`,
      `${made.id},Was it otherwise?,<p>Yes.</p>,`,
    ].join('\r\n');
    const dry = await imported('faqs', file);
    expect([dry.status, dry.body.data]).toMatchObject([
      200,
      {
        counts: { create: 1, update: 1, skip: 0, refuse: 0 },
        rows: [
          { row: 1, action: 'create', title: 'Is this new?' },
          { row: 2, action: 'update', id: made.id, fields: ['question'] },
        ],
      },
    ]);
    expect(dry.body.data.importId).toBeUndefined();
    expect(dry.body.data.rows[0]?.id).toBeUndefined();
    expect(await read(`faqs/${made.id}`)).toEqual(made);

    const { body } = await imported('faqs', file, false);
    const [created] = body.data.rows;
    expect(body.data.importId).toBeDefined();
    expect(await read(`faqs/${created?.id}`)).toMatchObject({ question: 'Is this new?', program: MA, status: 'draft' });
    expect(await read(`faqs/${made.id}`)).toMatchObject({ question: 'Was it otherwise?', status: 'changed' });

    expect((await undo(body.data.importId)).body).toEqual({ data: { success: true, undone: 2 } });
    expect((await staff.admin('GET', `faqs/${created?.id}`)).status).toBe(404);
    expect(await read(`faqs/${made.id}`)).toMatchObject({ question: 'Was it so?', status: 'published' });
    expect((await undo(body.data.importId)).body).toMatchObject({ code: 'LOCKED' });
  });

  test('one refused row refuses all; every wrong field of every row is named', async () => {
    const count = async () => ((await staff.admin('GET', 'program?fields=["id"]')).body as unknown[]).length;
    const before = await count();
    const file = [
      'id,slug,display_name,program_type_id,fee_plans',
      ',good-one,Good one,1,',
      ',Not A Slug,,7,no list',
      '00000000-0000-7000-8000-000000000000,x,X,1,',
      ',good-one,The same address,1,',
      'no id,x,X,1,',
    ].join('\n');
    const { status, body } = await imported('program', file, false);
    expect(status).toBe(200);
    expect(body.data.counts).toEqual({ create: 1, update: 0, skip: 0, refuse: 4 });
    expect(body.data.importId).toBeUndefined();
    expect(body.data.rows.map(({ errors = {} }) => Object.keys(errors).toSorted())).toEqual([
      [],
      ['display_name', 'fee_plans', 'program_type_id', 'slug'],
      ['id'],
      ['slug'],
      ['id'],
    ]);
    expect(await count()).toBe(before);
  });

  test('a record that changed since the export is refused; one with equal cells is skipped', async () => {
    const made = await staff.make('faqs', { question: 'Seen at version 1?', answer: '' });
    const file = (question: string) => `id,version,question\n${made.id},${made.version},${question}\n`;
    await staff.admin('PUT', `faqs/${made.id}`, { question: 'Changed meanwhile?' });
    const late = await imported('faqs', file('Written too late?'), false);
    const unclear = `id,version,question\n${made.id},3rd,Which version?\n`;
    expect((await imported('faqs', unclear, false)).body.data.rows).toMatchObject([{ action: 'refuse' }]);
    expect(late.body.data.rows).toMatchObject([
      { action: 'refuse', errors: { version: expect.any(String) as string } },
    ]);
    expect((await imported('faqs', file('Changed meanwhile?'), false)).body.data.rows).toMatchObject([
      { action: 'skip' },
    ]);
  });

  test('an import is undone whole or not at all', async () => {
    const file = 'question\nFirst of two?\nSecond of two?\n';
    const { data } = (await imported('faqs', file, false)).body;
    const [first, second] = data.rows;
    await staff.admin('PUT', `faqs/${second?.id}`, { question: 'Edited since?' });
    const refused = await undo(data.importId);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'VERSION_CONFLICT' }]);
    expect(await read(`faqs/${first?.id}`)).toMatchObject({ question: 'First of two?' });
  });

  test('lectures are live at once; only the person who imported them can undo', async () => {
    const file = [
      'course_name;sem_year;batch;subject_name;start_date;start_time;end_date;end_time',
      'Botany;One;A;Ferns;2033-01-01;09:00;2033-01-01;10:00',
    ].join('\n');
    const { data } = (await imported('live-lectures', file, false)).body;
    expect(data.counts.create).toBe(1);
    const undoAs = (token: string) => staff.call('POST', `/admin/imports/${data.importId}/undo`, { token, body: {} });
    expect((await undoAs(events)).status).toBe(404);
    expect((await undoAs(staff.token)).status).toBe(200);
    const own = (await imported('live-lectures', file, false, events)).body.data;
    const undone = await staff.call('POST', `/admin/imports/${own.importId}/undo`, { token: events, body: {} });
    expect(undone.body).toEqual({ data: { success: true, undone: 1 } });
    expect((await imported('faqs', 'question\nMine?\n', false, events)).status).toBe(403);
  });

  test('a file that cannot be read is refused with the reason', async () => {
    for (const [file, code] of [
      ['', 'INVALID_FIELDS'],
      ['question\n', 'INVALID_FIELDS'],
      ['question,colour\nA?,red\n', 'UNKNOWN_FIELD'],
      ['question,__proto__\nA?,x\n', 'UNKNOWN_FIELD'],
      ['question,question\nA?,B?\n', 'INVALID_FIELDS'],
      ['question,answer\n"A?,B\n', 'INVALID_FIELDS'],
      ['question,answer\nA?\n', 'INVALID_FIELDS'],
      ['question,\nA?,B\n', 'INVALID_FIELDS'],
      ['question, question\nA?,B?\n', 'INVALID_FIELDS'],
      [`answer\n${'x'.repeat(32_767)}\n`, 'INVALID_FIELDS'],
      ['[{"question":', 'INVALID_FIELDS'],
      ['[1]', 'INVALID_FIELDS'],
      [Buffer.from([0x71, 0xff, 0xfe]), 'INVALID_FIELDS'],
      [`question\n${'A?\n'.repeat(2_001)}`, 'INVALID_FIELDS'],
    ] as const) {
      const { status, body } = await imported('faqs', file as string, false);
      expect([String(file).slice(0, 40), status, body.code]).toEqual([String(file).slice(0, 40), 400, code]);
    }
    const json = await staff.admin('POST', 'faqs/import', { question: 'A?' });
    expect([json.status, json.body]).toMatchObject([415, { code: 'UNSUPPORTED_TYPE' }]);
    expect((await imported('faqs', 'question\nA?\n', 'maybe' as never)).status).toBe(400);
  });

  test('NUL in a cell refuses the row', async () => {
    const { body } = await imported('faqs', 'question\n"NUL \0 in it?"\n', false);
    expect(body.data.rows).toMatchObject([{ action: 'refuse', errors: { question: expect.any(String) as string } }]);
  });
});

describe('formulas', () => {
  // Formulas for a spreadsheet, with or without spaces before them.
  const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;
  const hostile = [
    '=1+1',
    "'=1+1",
    "''=1+1",
    '+44 20',
    '-5',
    '@SUM(A1)',
    ' =HYPERLINK("https://example.org")',
    '＝1+1',
    "'quoted'",
    'a=1',
    ...hostileFormFields().csv_injection,
    ...(process.env['TEST_ALL'] ? allHostileTexts() : []),
  ];

  test('no cell of an export is a formula, and the file is read back as it was', async () => {
    const texts = [...new Set(hostile.map((text) => text.trim()))].filter(
      (text) => text.length > 0 && text.length <= 300 && text.isWellFormed() && !text.includes('\0'),
    );
    const file = [
      'question',
      ...texts.map((text) => cell(/^'*\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)),
    ];
    const { body } = await imported('faqs', file.join('\n'), false);
    expect(body.data.rows.filter(({ action }) => action !== 'create')).toEqual([]);
    const ids = body.data.rows.map(({ id }) => id);
    const questions = await Promise.all(ids.slice(0, 60).map(async (id) => (await read(`faqs/${id}`))['question']));
    expect(questions).toEqual(texts.slice(0, 60));

    const { text } = await exported('faqs');
    const cells = rowsOf(text).flatMap((row) => Object.values(row));
    expect(cells.filter((one) => FORMULA.test(one))).toEqual([]);
    const again = await imported('faqs', text, true);
    expect(again.body.data.rows.filter(({ action }) => action !== 'skip')).toEqual([]);
    expect((await undo(body.data.importId)).status).toBe(200);
  });
});
