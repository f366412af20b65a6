import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

import { runStages } from './schedule.mjs';
import { counts } from './totals.mjs';

// Stages that record when they begin and end.
function recorder() {
  const events = [];
  const stage = (name, result = counts(1), more = {}) => ({
    name,
    ...more,
    run: async () => {
      events.push(`+${name}`);
      await sleep(5);
      events.push(`-${name}`);
      if (result instanceof Error) throw result;
      return { ...result, output: '' };
    },
  });
  return { events, stage };
}

it('runs two stages at a time and all of them, whatever fails', async () => {
  const { events, stage } = recorder();
  const told = [];
  const results = await runStages(
    [stage('a', counts(0, 1)), stage('b', new Error('crashed')), stage('c')],
    ({ name }) => told.push(name),
  );
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events.indexOf('+c')).toBeGreaterThan(1);
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['a', 0, 1],
    ['b', 0, 1],
    ['c', 1, 0],
  ]);
  expect(results[1].output).toBe('crashed');
  expect(told).toHaveLength(3);
});

it('waits for what a stage needs, and skips the stage when that failed', async () => {
  const { events, stage } = recorder();
  const [, good] = await runStages([stage('build'), stage('browser', counts(2), { needs: 'build' })], () => undefined);
  expect(events).toEqual(['+build', '-build', '+browser', '-browser']);
  expect(good).toMatchObject(counts(2));
  const [, bad] = await runStages(
    [stage('build', counts(0, 1)), stage('browser', counts(2), { needs: 'build' })],
    () => undefined,
  );
  expect(bad).toMatchObject(counts(0, 0, 1));
});

it('runs a needed stage only when it was chosen', async () => {
  const { stage } = recorder();
  expect(await runStages([stage('browser', counts(2), { needs: 'build' })], () => undefined)).toMatchObject([
    counts(2),
  ]);
});

it('leaves a stage alone that asks for it', async () => {
  const { events, stage } = recorder();
  await runStages([stage('browser', counts(1), { alone: true }), stage('a'), stage('b')], () => undefined);
  expect(events.slice(-2)).toEqual(['+browser', '-browser']);
});
