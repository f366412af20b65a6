import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ROOT } from './paths.mjs';
import { findPostgres } from './postgres.mjs';

// The runner in a workspace of its own, with stages whose input file has their result.
const STAGES = `
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from './command.mjs';
import { ROOT } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { counts } from './totals.mjs';
export const INPUTS = { runner: ['.config/*.mjs'], one: ['one.json'], two: ['two.json'] };
const read = (name) => async () => ({ ...JSON.parse(readFileSync(ROOT + '/' + name + '.json', 'utf8')), output: name + ' ran' });
const hang = async () => {
  const postgres = ${Boolean(findPostgres())} ? await startPostgres() : { folder: '' };
  writeFileSync(ROOT + '/started', JSON.stringify({ database: postgres.folder, pids: [process.pid, process.ppid] }));
  return run('sh', ['-c', 'trap "" INT; sleep 4711.' + process.env.MARK + ' & sleep 4712.' + process.env.MARK]);
};
export const STAGES = [
  { name: 'one', inputs: ['one'], run: read('one') },
  { name: 'two', inputs: ['two'], run: read('two') },
  { name: 'dear', budget: 1e-6, inputs: [], run: async () => ({ ...counts(1), output: '' }) },
  { name: 'after', inputs: [], builds: ['../../product:build'], run: async () => ({ ...counts(1), output: '' }) },
  { name: 'build', builds: ['../../product:build'] },
  { name: 'hang', inputs: [], run: hang },
  { name: 'crash', inputs: [], run: () => process.exit(0) },
];`;
const MAIN = `
import { stopCommands } from './command.mjs';
import { runStages } from './run-stages.mjs';
import { STAGES } from './stages.mjs';
const stop = () => { stopCommands(); process.exit(1); };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
const results = await runStages(STAGES.filter(({ name }) => process.argv.includes(name)), () => undefined);
console.log(JSON.stringify(results.map(({ name, passed, failed, skipped, cached = false, output }) => ({ name, passed, failed, skipped, cached, output }))));`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-stages-'));
  mkdirSync(join(folder, '.config'));
  for (const file of readdirSync(join(ROOT, '.config')).filter((name) => /^[^.]+\.mjs$/.test(name)))
    cpSync(join(ROOT, '.config', file), join(folder, '.config', file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  write('.config/stages.mjs', STAGES);
  write('.config/main.mjs', MAIN);
  writeResult('one', [2, 0]);
  writeResult('two', [3, 0]);
  writeBuild('mkdir -p dist && date > dist/file');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file, text) => writeFileSync(join(folder, file), text);
const writeResult = (name, [passed, failed]) => write(`${name}.json`, JSON.stringify({ passed, failed, skipped: 0 }));
function writeBuild(command) {
  mkdirSync(join(folder, 'product'), { recursive: true });
  const build = { command, files: ['package.json'], output: ['dist/**'] };
  write('product/package.json', JSON.stringify({ scripts: { build: 'wireit' }, wireit: { build } }));
}
function runStages(names, env = {}) {
  const { stdout, stderr } = spawnSync(process.execPath, ['.config/main.mjs', ...names], {
    cwd: folder,
    env: { ...process.env, CI: '', TEST_ALL: '', ...env },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}
const state = ({ name, passed, failed, skipped, cached }) => [name, passed, failed, skipped, cached ? 'cached' : 'ran'];

it.runIf(process.platform === 'linux')('a stage over its budget of processor time by half fails', () => {
  const [dear] = runStages(['dear']);
  expect(dear).toMatchObject({ passed: 1, failed: 1, output: expect.stringContaining('its budget is') });
});

it('an unchanged stage is answered from the cache with its counts and output, a changed one runs', () => {
  expect(runStages(['one', 'two']).map(state).sort()).toEqual([
    ['one', 2, 0, 0, 'ran'],
    ['two', 3, 0, 0, 'ran'],
  ]);
  writeResult('two', [4, 0]);
  const results = runStages(['one', 'two']);
  expect(results.map(state).sort()).toEqual([
    ['one', 2, 0, 0, 'cached'],
    ['two', 4, 0, 0, 'ran'],
  ]);
  expect(results.find(({ name }) => name === 'one').output).toBe('one ran');
  writeResult('two', [3, 0]);
  expect(runStages(['two']).map(state), 'an input that is as it was before').toEqual([['two', 3, 0, 0, 'cached']]);
  expect(runStages(['one'], { TEST_ALL: '1' }).map(state), 'a variable that matters').toEqual([
    ['one', 2, 0, 0, 'ran'],
  ]);
}, 240_000);

it('a failed stage is never cached and stops no other', () => {
  writeResult('one', [1, 1]);
  for (let run = 0; run < 2; run++)
    expect(runStages(['one', 'two']).map(state).sort()[0]).toEqual(['one', 1, 1, 0, 'ran']);
  expect(runStages(['two']).map(state)).toEqual([['two', 3, 0, 0, 'cached']]);
}, 240_000);

it('a stage that ends without a result has failed', () => {
  expect(runStages(['crash']).map(state)).toEqual([['crash', 0, 1, 0, 'ran']]);
}, 240_000);

it('a stage waits for its build, and is skipped if that failed', () => {
  expect(runStages(['after', 'build']).map(state).sort()).toEqual([
    ['after', 1, 0, 0, 'ran'],
    ['build', 1, 0, 0, 'ran'],
  ]);
  writeBuild('echo no such module; exit 1');
  const results = runStages(['after', 'build']);
  expect(results.map(state).sort()).toEqual([
    ['after', 0, 0, 1, 'ran'],
    ['build', 0, 1, 0, 'ran'],
  ]);
  expect(results.find(({ name }) => name === 'build').output).toContain('no such module');
}, 240_000);

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'])(
  'nothing outlives a run that %s ends',
  async (signal) => {
    const mark = String(process.pid) + signal.length;
    const left = () => spawnSync('pgrep', ['-f', `sleep 471[12].${mark}`], { encoding: 'utf8' }).stdout;
    const runner = spawn(process.execPath, ['.config/main.mjs', 'hang'], {
      cwd: folder,
      env: { ...process.env, MARK: mark },
      stdio: 'ignore',
    });
    await expect.poll(left, { timeout: 120_000 }).toMatch(/\d+\n\d+/);
    const { database, pids } = JSON.parse(readFileSync(join(folder, 'started'), 'utf8'));
    expect(pids.every(isRunning)).toBe(true);
    runner.kill(signal);
    await expect.poll(left, { timeout: 60_000, message: 'the programs of the stage' }).toBe('');
    await expect.poll(() => pids.some(isRunning), { timeout: 60_000, message: 'stage and task runner' }).toBe(false);
    await expect.poll(() => database !== '' && existsSync(database), { timeout: 60_000 }).toBe(false);
  },
  240_000,
);

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
