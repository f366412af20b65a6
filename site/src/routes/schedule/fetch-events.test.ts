import { CallFailed, type Client } from '@prospectus/contract/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { fetchEvents } from './fetch-events.ts';

const logged = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
};
const failing = (failure: Error) => (() => Promise.reject(failure)) as unknown as Client;
const PERIOD = { start: '2026-11-01', end: '2026-11-30' };

test('ERR-09 a failed fetch of lectures is logged as the specification words it, and handed on', async () => {
  const log = logged();
  const failure = new CallFailed(503, undefined);
  await expect(fetchEvents(failing(failure), PERIOD)).rejects.toBe(failure);
  expect(log.mock.calls).toEqual([['Error fetching events', failure]]);
});

test('ERR-09 one that was given up by the page is no failure to log', async () => {
  const log = logged();
  const gone = new CallFailed(0, undefined);
  await expect(fetchEvents(failing(gone), PERIOD, AbortSignal.abort())).rejects.toBe(gone);
  expect(log).not.toHaveBeenCalled();
});
