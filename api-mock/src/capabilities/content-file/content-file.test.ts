import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { auditLog } from '../../platform/changes/audit-table.ts';
import { seedId } from '../../seed/seeding.ts';
import { adminOf } from '../../testing/admin.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { backupToken } from '../backups/index.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentChange } from './difference.ts';
import { importContent } from './import.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const authorization = () => `Bearer ${backupToken(api.deps.keys)}`;
const exported = async () =>
  (await fetch(`${api.origin}/content-file`, { headers: { authorization: authorization() } })).text();

type Answer = { status: number; changes: ContentChange[]; errors: Record<string, string> };
async function imported(body: string, apply = false): Promise<Answer> {
  const answer = await fetch(`${api.origin}/content-file?apply=${apply}`, {
    method: 'POST',
    // Without a content type, as the program sends it.
    body: Buffer.from(body),
    headers: { authorization: authorization() },
  });
  const data = (await answer.json()) as ContentChange[] & { errors?: Record<string, string> };
  return { status: answer.status, changes: data, errors: data.errors ?? {} };
}
// Redirects have no order of their own.
const shown = (changes: ContentChange[]) =>
  changes.map(({ resource, action, title }) => `${action} ${resource} ${title}`).toSorted();

test('a file is imported with exactly the difference that it shows, and exported again byte for byte', async () => {
  const before = await exported();
  expect(await imported(before, true)).toMatchObject({ status: 200, changes: [] });

  const faq = (await staff.admin('GET', 'faqs?range=[0,0]')).body as { id: string }[];
  await staff.live('faqs', { question: 'Only here?', answer: '<p>Yes.</p>' });
  await staff.admin('PUT', `faqs/${faq[0]?.id}`, { question: 'Changed here?' });
  await staff.admin('POST', `faqs/${faq[0]?.id}/publish`, {});
  const ma = seedId('program', 'online-ma');
  await staff.admin('PUT', `program/${ma}`, { slug: 'online-master-of-arts' });
  await staff.admin('POST', `program/${ma}/publish`, {});
  await staff.admin('POST', 'holidays', { date: '2033-05-05', title: 'A day off' });
  const after = await exported();
  const log = async () => (await api.deps.db.select({ id: auditLog.id }).from(auditLog)).length;
  const entries = await log();

  const dry = await imported(before);
  expect(shown(dry.changes)).toMatchInlineSnapshot(`
    [
      "change faqs Is an online degree from Meridian University recognised?",
      "change metadata MA in English",
      "change metadata MA in Mass Communication",
      "change metadata MA in Political Science",
      "change metadata Master of Arts",
      "change program Master of Arts",
      "change redirects /ma",
      "remove faqs Only here?",
      "remove holidays A day off",
      "remove redirects /online-ma",
      "remove redirects /online-ma/english",
      "remove redirects /online-ma/english-lp",
      "remove redirects /online-ma/mass-communication",
      "remove redirects /online-ma/political-science",
    ]
  `);
  expect(await exported()).toBe(after);
  expect(await log()).toBe(entries);

  const applied = await imported(before, true);
  expect(applied.changes).toEqual(dry.changes);
  expect(await exported()).toBe(before);
  expect(await log()).toBeGreaterThan(entries);
  expect((await staff.call('GET', '/programpage/online-ma', {})).status).toBe(200);
  expect((await staff.call('GET', '/programpage/online-master-of-arts', {})).status).toBe(404);

  expect((await imported(after, true)).status).toBe(200);
  expect(await exported()).toBe(after);
});

test('records of another installation are known by their address, and its uploads come along', async () => {
  const text = await exported();
  const [ma, home] = [seedId('program', 'online-ma'), seedId('pages', 'home')];
  const elsewhere = text.replaceAll(ma, randomUUID()).replaceAll(home, randomUUID());
  expect((await imported(elsewhere)).changes).toEqual([]);

  const file = JSON.parse(text) as ContentFile;
  const bytes = Buffer.from('%PDF-1.7 of another installation');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const row = {
    ...file.tables['media']?.[0],
    id: randomUUID(),
    hash,
    ending: 'pdf',
    name: 'new.pdf',
    variants: [],
    crops: {},
  };
  file.tables['media']?.push({ ...row, former: [], width: null, height: null, bytes: bytes.length });
  file.tables['media']?.sort((a, b) => (a.id < b.id ? -1 : 1));
  expect((await imported(JSON.stringify(file), true)).errors).toEqual({
    file: `The file ${hash}.pdf is neither here nor in this content file.`,
  });
  file.files[`${hash}.pdf`] = bytes.toString('base64');
  expect(shown((await imported(JSON.stringify(file), true)).changes)).toEqual(['add media new.pdf']);
  expect(Buffer.from(await (await fetch(`${api.origin}/media/${hash}.pdf`)).arrayBuffer())).toEqual(bytes);
  expect(JSON.parse(await exported())).toEqual(file);
});

test('a damaged, foreign or hostile file is refused with the reason, and nothing is changed', async () => {
  const before = await exported();
  const changed = (change: (file: ContentFile) => void) => {
    const file = JSON.parse(before) as ContentFile;
    change(file);
    return JSON.stringify(file);
  };
  const faq = (file: ContentFile, fields: object) =>
    Object.assign(file.documents['faqs']?.[0]?.published ?? {}, fields);
  const refused: [string, RegExp][] = [
    ['', /is no content file/],
    [before.slice(0, 100_000), /is no content file/],
    ['{"format":"other"}', /is no content file/],
    [changed((file) => Object.assign(file, { version: 2 })), /of version 2; this installation reads 1/],
    [changed(({ documents }) => delete documents['faqs']), /documents.faqs/],
    [changed(({ documents }) => (documents['leads'] = [])), /documents.*leads/],
    [before.replace('"tables"', '"__proto__": {}, "tables"'), /__proto__/],
    [changed(({ documents }) => documents['faqs']?.push(...(documents['faqs'] ?? []))), /twice/],
    [changed((file) => faq(file, { question: 'NUL \0' })), /cannot be stored/],
    [changed((file) => faq(file, { question: '' })), /question/],
    [changed((file) => faq(file, { colour: 'red' })), /There is no such field/],
    [changed((file) => faq(file, { program: randomUUID() })), /There is no such record/],
    [changed(({ documents }) => documents['university-info']?.pop()), /cannot be without/],
    [changed(({ tables }) => Object.assign(tables['media']?.[0] ?? {}, { hash: '0'.repeat(64) })), /neither here/],
    [
      changed(({ tables, files }) => {
        Object.assign(tables['media']?.[0] ?? {}, { hash: '0'.repeat(64), ending: 'pdf' });
        files[`${'0'.repeat(64)}.pdf`] = 'AAAA';
      }),
      /is damaged/,
    ],
    [changed(({ tables }) => Object.assign(tables['live-lectures']?.[0] ?? {}, { start_time: '25:99' })), /refuses/],
  ];
  for (const [text, reason] of refused) {
    const { status, errors } = await imported(text, true);
    expect([status, JSON.stringify(errors)]).toEqual([400, expect.stringMatching(reason) as string]);
  }
  const stranger = await fetch(`${api.origin}/content-file`, { headers: { authorization: `Bearer ${staff.token}` } });
  expect(stranger.status).toBe(404);

  // One that fails in the middle leaves nothing of it, either.
  const file = JSON.parse(before) as ContentFile;
  for (const entry of file.documents['faqs'] ?? []) Object.assign(entry.published ?? {}, { question: 'Half done?' });
  let written = 0;
  const failing = { changed: () => ((written += 1) > 3 ? Promise.reject(new Error('planted')) : Promise.resolve()) };
  const deps = { ...api.deps, documentSubscribers: [...api.deps.documentSubscribers, failing] };
  await expect(importContent(deps, file, { dryRun: false })).rejects.toThrow('planted');
  expect(await exported()).toBe(before);

  faq(file, { answer: '<p>Yes.</p><script>alert(1)</script>' });
  expect((await imported(JSON.stringify(file), true)).status).toBe(200);
  expect(await exported()).not.toContain('alert(1)');
});
