import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { calls, type OutboxItem, pathOf, resources } from '@prospectus/contract';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminOf } from '../testing/admin.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { allHostileTexts } from './corpora.ts';
import { filled } from './fill.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
let folder: string;
beforeAll(async () => {
  api = await startTestApi({ env: { LIMIT_SCALE: '1000000' } });
  staff = await adminOf(api);
  folder = await mkdtemp(join(tmpdir(), 'prospectus-documents-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const IMPORTED_ROWS = 2_000;
const FIGURES = 'from=2026-01-01&to=2026-01-31';
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const texts = (maxLength: number): string[] =>
  allHostileTexts().filter((text) => text.trim() !== '' && text.length <= maxLength && isStorable(text));
// PostgreSQL cannot store NUL and lone surrogates.
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

async function download(path: string): Promise<{ text: string; bytes: Buffer; name: string }> {
  const answer = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${staff.token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status, `${path} ${bytes.toString().slice(0, 300)}`).toBe(200);
  return { text: bytes.toString(), bytes, name: answer.headers.get('content-disposition') ?? '' };
}

// A quote before a text is the one against formulas, for the import too.
const asRead = (text: string) => oneLine(text.replace(/^'+/, ''));

/** Imports rows from a CSV file as a person may have made it, without any quotes against formulas. */
async function importAll(resource: string, rows: readonly Record<string, string>[]): Promise<number> {
  let made = 0;
  for (let from = 0; from < rows.length; from += IMPORTED_ROWS) {
    let some = rows.slice(from, from + IMPORTED_ROWS);
    for (let round = 0; round < 2 && some.length > 0; round += 1) {
      const form = new FormData();
      form.set('file', new Blob([stringify(some, { header: true })]), 'rows.csv');
      const answer = await fetch(`${api.url}/admin/${resource}/import?dryRun=false`, {
        ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${staff.token}` } },
      });
      const { data } = (await answer.json()) as { data: { rows: { action: string }[]; counts: { create: number } } };
      expect(answer.status).toBe(200);
      const refused = data.rows.map(({ action }) => action === 'refuse');
      if (!refused.includes(true)) {
        made += data.counts.create;
        break;
      }
      some = some.filter((_, at) => !refused[at]);
    }
  }
  return made;
}

/** The cells of a file, none of which a spreadsheet would calculate. */
async function openSheet(path: string): Promise<Record<string, string>[]> {
  const { text, name } = await download(path);
  expect(name).toMatch(/^attachment; filename="?[\w.-]+\.csv"?$/);
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const formulas = rows.flatMap((row) => Object.values(row)).filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell));
  expect(
    formulas.filter((cell) => !/^-?[\d.]+$/.test(cell)),
    path,
  ).toEqual([]);
  if (!has('ssconvert')) return rows;
  await writeFile(join(folder, 'sheet.csv'), text);
  execFileSync('ssconvert', ['-T', 'Gnumeric_XmlIO:sax:0', 'sheet.csv', 'sheet.xml'], { cwd: folder, stdio: 'ignore' });
  const cells = (await readFile(join(folder, 'sheet.xml'), 'utf8')).match(/<gnm:Cell [^>]*>[^<]*/g) ?? [];
  expect(cells.length).toBeGreaterThan(rows.length);
  // A cell without the type of a value has a formula.
  expect(
    cells.filter((cell) => !/ ValueType="/.test(cell)),
    path,
  ).toEqual([]);
  return rows;
}

test('no cell of an exported file is a formula, and the texts are the imported ones', async () => {
  const some = texts(120);
  const people = Array.from({ length: Math.ceil(some.length / 3) }, (_, at) => ({
    name: some[at * 3] ?? 'x',
    company: some[at * 3 + 1] ?? '',
    designation: some[at * 3 + 2] ?? '',
  }));
  const made = await importAll('alumni', people);
  expect(made).toBeGreaterThan(people.length * 0.9);
  const rows = await openSheet('/admin/alumni/export?format=csv');
  const read = new Set(
    rows.flatMap(({ name = '', company = '', designation = '' }) => [name, company, designation].map(asRead)),
  );
  const lost = some.filter((text) => !read.has(asRead(text)));
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual((people.length - made) * 3);
  for (const [at, campaign] of some.entries())
    if (at % 20 === 0) {
      const [media, c2, refURL] = [1, 2, 3].map((more) => some[at + more] ?? '');
      const answer = await staff.call('POST', '/leads', {
        body: enquiry({ phone: phoneOf(at), campaign, media, c2, refURL }),
      });
      expect(answer.status, campaign).toBe(201);
    }
  const sheets = Object.keys(calls).filter((key) => /^GET \/admin\/.*\/export$/.test(key));
  for (const key of sheets) await openSheet(`${pathOf(key)}?${key.includes('dashboard') ? FIGURES : 'format=csv'}`);
  process.stdout.write(
    `hostile inputs: ${made * 3} cells imported and exported again in ${sheets.length} sheets; 0 formulas\n`,
  );
}, 1_800_000);

const phoneOf = (at: number) => String(7_000_000_000 + at);
const enquiry = (changes: Record<string, unknown>) => ({
  ...{ name: 'Asha Rao', email: 'asha@example.org', qualification: 3, interest: 'Certificate - German Language' },
  ...changes,
});

const PROPERTIES =
  /^(BEGIN|END|VERSION|PRODID|METHOD|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|SOURCE|TZID|TIMEZONE-ID|X-WR-TIMEZONE|DTSTART|DTEND|DTSTAMP|TZOFFSETFROM|TZOFFSETTO|TZNAME|UID|SEQUENCE|SUMMARY|DESCRIPTION|URL|STATUS|CREATED|LAST-MODIFIED|RRULE|EXDATE|RECURRENCE-ID)[;:]/;

test('a calendar has the entries that were planned, and no line that a text brought', async () => {
  const subjects = texts(100).filter((_, at) => at % 25 === 0);
  const day = (at: number) => new Date(Date.UTC(2026, 11, 1 + (at % 300))).toISOString().slice(0, 10);
  const made = await importAll(
    'live-lectures',
    subjects.map((subject_name, at) => ({
      ...{ course_name: subjects.at(-1 - at) ?? 'x', sem_year: 'Semester 1', batch: `Batch ${at}`, subject_name },
      ...{ start_date: day(at), start_time: '09:30', end_date: day(at), end_time: '11:00' },
    })),
  );
  expect(made).toBeGreaterThan(subjects.length * 0.8);
  const [course_name = '', batch = ''] = subjects.map((subject) => subject.slice(0, 60).toWellFormed());
  for (const path of [
    '/admin/live-lectures/export?format=ics',
    '/calendar.ics',
    `/calendar.ics?${new URLSearchParams({ course_name, batch })}`,
  ]) {
    const { text } = await download(path);
    const lines = text.split('\r\n');
    expect(lines.pop(), path).toBe('');
    expect(lines.filter((line) => /\p{Cc}/u.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => !line.startsWith(' ') && !PROPERTIES.test(line))).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(text) as never[]);
    const events = calendar
      .getAllSubcomponents('vevent')
      .map((event) => String(event.getFirstPropertyValue('summary')));
    expect(calendar.getAllSubcomponents().length).toBe(events.length + 1);
    if (!path.includes('export')) continue;
    const known = new Set(events.map(asRead));
    const lost = subjects.filter((subject) => !known.has(asRead(subject)));
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(subjects.length - made);
  }
  process.stdout.write(`hostile inputs: ${made} lectures in calendars; 0 injected lines\n`);
}, 1_800_000);

test('a brochure and a sheet for the family run nothing and lead nowhere else', async () => {
  const [program] = (await staff.admin('GET', 'program?range=[0,0]')).body as { id: string }[];
  const id = program?.id ?? '';
  const some = texts(60);
  const payloads = some.filter((_, at) => at % Math.ceil(some.length / 25) === 0);
  for (const payload of payloads) {
    const refused = new Set(['slug', 'program_type_id']);
    for (let round = 0; round < 4; round += 1) {
      const answer = await staff.admin('PUT', `program/${id}`, filled(resources.program.schema, payload, refused));
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      if (answer.status === 200) break;
      const { errors = {} } = answer.body as { errors?: object };
      expect(Object.keys(errors), JSON.stringify(answer.body)).not.toEqual([]);
      for (const path of Object.keys(errors)) refused.add(path);
    }
    expect((await staff.publish('program', id)).status).toBe(200);
    const name = new URLSearchParams({ name: payload });
    for (const path of [`/brochure/${id}?${name}`, `/family/en/${id}?${name}`, `/family/hi/${id}?${name}`]) {
      const { bytes, name: as } = await download(path);
      expect(as, payload).toMatch(
        /^attachment; filename="?[^"/\\\r\n]+\.pdf"?(; filename\*=UTF-8''[\w.%!'()~*-]+\.pdf)?$/,
      );
      const plain = bytes.toString('latin1');
      expect(plain.startsWith('%PDF-') && plain.trimEnd().endsWith('%%EOF'), payload).toBe(true);
      await writeFile(join(folder, 'file.pdf'), bytes);
      const objects = has('qpdf')
        ? execFileSync('qpdf', ['--qdf', '--object-streams=disable', 'file.pdf', '-'], { cwd: folder }).toString(
            'latin1',
          )
        : plain;
      expect(objects, payload).not.toMatch(
        /\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile|SubmitForm|GoToR|RichMedia)\b/,
      );
      for (const [, address = ''] of objects.matchAll(/\/URI \(((?:\\.|[^\\)])*)\)/g))
        expect(address, payload).toMatch(/^(https?:|mailto:|tel:)/);
    }
  }
  process.stdout.write(`hostile inputs: ${payloads.length} in every field of ${payloads.length * 3} PDFs; 0 actions\n`);
}, 1_800_000);

test('a mail is plain text with a subject of one line', async () => {
  const [names, addresses] = [texts(40), texts(200)];
  for (let at = 0; at < names.length; at += 40) {
    const [email, firstName, lastName] = [`ira${at}@example.org`, names[at], names[at + 1]];
    for (const [path, body] of [
      ['/user/regitser', { firstName, lastName, email, password: 'a long enough 7 word phrase' }],
      ['/user/sendConfirmation', { email: addresses[at] }],
      ['/user/forgotPassword', { email: addresses[at + 1] }],
      ['/admin/users/invite', { email: addresses[at + 2], role: 3 }],
    ] as const)
      expect((await staff.call('POST', path, { body, token: staff.token })).status, JSON.stringify(body)).toBeLessThan(
        500,
      );
  }
  const { body } = await staff.call('GET', '/mock/outbox?channel=email');
  const mails = (body as { data: OutboxItem[] }).data;
  expect(mails.length).toBeGreaterThan(0);
  for (const { to, body: mail } of mails) {
    expect(to).toMatch(/^[^\s@<>,;]+@[^\s@<>,;]+$/);
    const { subject, text, ...more } = mail as { subject: string; text: string };
    expect([Object.keys(more), typeof text]).toEqual([[], 'string']);
    expect(subject).not.toMatch(/[\r\n\p{Cc}<>]/u);
    for (const [address] of text.matchAll(/https?:\/\/\S+/g)) expect(address).toContain(api.deps.config.publicUrl);
  }
  process.stdout.write(
    `hostile inputs: ${Math.ceil(names.length / 40) * 6} in accounts, ${mails.length} mails opened\n`,
  );
}, 1_800_000);
