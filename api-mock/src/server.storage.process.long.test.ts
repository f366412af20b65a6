import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { cp, mkdtemp, open, readdir, readFile, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROLE } from '@prospectus/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { picture, uploadsTo } from './capabilities/media/testing/uploads.ts';
import { openPglite } from './platform/database/pglite.ts';
import { startProcess } from './testing/api-process.ts';
import { type Answered, callsTo, tokenOf } from './testing/calls.ts';
import { takeStoredPictures } from './testing/stored-pictures.ts';

const PAGE = 8_192;

let parent: string;
let seeded: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'prospectus-durability-'));
  seeded = join(parent, 'seeded');
  await takeStoredPictures(seeded);
  const server = startProcess({ DATA_DIR: seeded });
  await server.ready;
  server.child.kill('SIGTERM');
  await server.ended;
}, 300_000);
afterAll(() => rm(parent, { recursive: true, force: true }));

const copyOfSeeded = async (name: string): Promise<string> => {
  const folder = join(parent, name);
  await cp(seeded, folder, { recursive: true });
  return folder;
};
const enquiry = (phone: string) => ({
  phone,
  name: 'Asha Rao',
  email: `asha${phone}@example.org`,
  qualification: 3,
  interest: 'Certificate - German Language',
});

function whyNoTrace(): string | undefined {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'strace is not installed' : 'ptrace is not permitted';
  }
}
const noTrace = whyNoTrace();

test.skipIf(noTrace)(
  `PROD-04 an enquiry is written and synced before it is acknowledged${noTrace ? ` (skipped: ${noTrace})` : ''}`,
  { timeout: 300_000 },
  async () => {
    const server = startProcess({ DATA_DIR: await copyOfSeeded('traced') });
    const call = callsTo({ url: await server.ready });
    const file = join(parent, 'trace');
    const calls = 'trace=pwrite64,fsync,write,writev,sendto';
    const trace = spawn('strace', [
      '-f',
      '-y',
      '-s',
      '1000000',
      '-e',
      calls,
      '-o',
      file,
      '-p',
      String(server.child.pid),
    ]);
    await once(trace.stderr, 'data');
    const phone = '6123456789';
    expect((await call('POST', '/leads', { body: enquiry(phone) })).status).toBe(201);
    trace.kill('SIGINT');
    await once(trace, 'exit');
    server.child.kill('SIGTERM');
    await server.ended;

    const lines = (await readFile(file, 'latin1')).split('\n');
    const written = lines.findIndex((line) => /pwrite64\(\d+<[^>]+\/pg_wal\//.test(line) && line.includes(phone));
    const answered = lines.findIndex((line) => line.includes('HTTP/1.1 201'));
    const begun = lines.findIndex((line, index) => index > written && /fsync\(\d+<[^>]+\/pg_wal\//.test(line));
    const [thread] = (lines[begun] ?? '').split(' ');
    const synced = lines.findIndex(
      (line, index) => index >= begun && line.startsWith(`${thread} `) && /fsync.*\) += 0$/.test(line),
    );
    expect(
      Math.min(written, begun, synced, answered),
      JSON.stringify({ written, begun, synced, answered }),
    ).toBeGreaterThan(-1);
    expect([written < begun, begun <= synced, synced < answered]).toEqual([true, true, true]);
  },
);

/** The file of the write-ahead log where a start begins to read. */
async function logOf(folder: string): Promise<string> {
  const files = await readdir(join(folder, 'db/pg_wal'));
  return join(folder, 'db/pg_wal', files.filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()[0] ?? '');
}

/** Changes bytes in every page of every table. */
async function spoilPages(folder: string): Promise<void> {
  const base = join(folder, 'db/base/5');
  for (const name of (await readdir(base)).filter((one) => /^\d+$/.test(one))) {
    const file = await open(join(base, name), 'r+');
    const { size } = await file.stat();
    for (let at = 0; at < size; at += PAGE) await file.write(Buffer.alloc(64, 0xff), 0, 64, at + PAGE / 2);
    await file.close();
  }
}

test.each<[string, (folder: string) => Promise<unknown>, string]>([
  ['without its write-ahead log', async (folder) => rm(await logOf(folder)), 'could not locate a valid checkpoint'],
  [
    'with half of its log',
    async (folder) => truncate(await logOf(folder), PAGE),
    'could not locate a valid checkpoint',
  ],
  ['of another version', (folder) => writeFile(join(folder, 'db/PG_VERSION'), '12\n'), 'by PostgreSQL version 12'],
  ['with an empty control file', (folder) => truncate(join(folder, 'db/global/pg_control')), 'could not read file'],
  ['without a table', (folder) => rm(join(folder, 'db/base/5/1259')), ''],
  ['with an empty table', (folder) => truncate(join(folder, 'db/base/5/1259')), ''],
  ['with other bytes in its pages', spoilPages, ''],
])('PROD-04 a database %s is refused at the start', { timeout: 120_000 }, async (what, damage, reason) => {
  const folder = await copyOfSeeded(what.replaceAll(' ', '-'));
  await damage(folder);
  await expect(openPglite(folder)).rejects.toThrow(
    new RegExp(`^The database in .+ cannot be opened; its files may be damaged\\. .+${reason}`),
  );
});

function whyNoMount(): string | undefined {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'prospectus-mount-'));
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    rmdirSync(folder);
    return undefined;
  } catch {
    return 'mounting is not permitted';
  }
}
const noMount = whyNoMount();

describe.skipIf(noMount)(`on a full disk${noMount ? ` (skipped: ${noMount})` : ''}`, { timeout: 300_000 }, () => {
  let disk: string;
  let data: string;
  beforeEach(async () => {
    disk = await mkdtemp(join(parent, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=140m', 'tmpfs', disk]);
    data = join(disk, 'data');
    await cp(seeded, data, { recursive: true });
  });
  afterEach(() => void execFileSync('umount', ['-l', disk]));

  /** Leaves as many bytes free on the disk, or makes it free again. */
  const fill = async (left: number): Promise<void> => {
    await rm(join(disk, 'fill'), { force: true });
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'fill'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
  };
  const signedIn = async (url: string) => {
    const call = callsTo({ url });
    return { call, token: await tokenOf(call, ROLE.ADMIN) };
  };
  /** How many leads there are, of one phone or of all. */
  const leadCount = async (url: string, q?: string): Promise<number> => {
    const { call, token } = await signedIn(url);
    const filter = encodeURIComponent(JSON.stringify({ ...(q && { q }) }));
    const { headers } = await call('GET', `/admin/leads?range=[0,0]&filter=${filter}`, { token });
    return Number(headers.get('content-range')?.split('/').at(-1));
  };

  test('PROD-04 enquiries and files are refused with 503 until there is space, and none that was taken is lost', async () => {
    const server = startProcess({ DATA_DIR: data, LIMIT_SCALE: '100000' });
    const url = await server.ready;
    const { call, token } = await signedIn(url);
    await fill(200_000);
    const taken: string[] = [];
    let answer: Answered | undefined;
    for (let nth = 0; nth < 3_000 && (answer === undefined || answer.status === 201); nth += 1) {
      const phone = String(6_000_000_000 + nth);
      answer = await call('POST', '/leads', { body: enquiry(phone) });
      if (answer.status === 201) taken.push(phone);
    }
    expect(answer?.status).toBe(503);
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    const file = await picture(1_200, 900).png().toBuffer();
    expect((await uploadsTo({ url }, token)(file)).status).toBe(503);
    expect((await readdir(join(data, 'media'))).filter((name) => name.startsWith('.'))).toEqual([]);

    await fill(60_000_000);
    const late = '6987654321';
    await expect.poll(async () => (await call('POST', '/leads', { body: enquiry(late) })).status).toBe(201);
    server.child.kill('SIGKILL');
    await server.ended;
    const again = startProcess({ DATA_DIR: data });
    const restarted = await again.ready;
    for (const phone of [...taken, late]) expect(await leadCount(restarted, phone)).toBe(1);
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });
});
