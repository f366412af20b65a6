import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { openEvents } from '../../../testing/changes.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf } from '../testing/desk.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());

const follow = (id: string, who: 'admin' | 'counsellor' = 'admin') =>
  openEvents(`${api.url}/admin/leads/${id}/changes`, z.object({}), desk.token(who));
/** Whether a stream has an event within a moment. */
const hears = (stream: Awaited<ReturnType<typeof follow>>) =>
  Promise.race([
    stream.next().then(({ event }) => event),
    new Promise<string>((resolve) => setTimeout(() => resolve('nothing'), 1_000)),
  ]);

test('PROD-06 an open lead’s console is notified at once of changes by staff, and not of other leads', async () => {
  const [open, other] = [await desk.enquire('Open'), await desk.enquire('Other')];
  const [first, second] = [await follow(open.id), await follow(open.id, 'counsellor')];
  // Connected: the lead is read again.
  expect([await hears(first), await hears(second)]).toEqual(['changed', 'changed']);
  await desk.put(other.id, { stage: 'contacted' });
  expect(await hears(first)).toBe('nothing');
  for (const change of [
    () => desk.put(open.id, { stage: 'contacted' }),
    () => desk.post(open.id, 'notes', { text: 'Call after six' }, 'counsellor'),
    () => desk.post(other.id, 'merge', { into: open.id }),
  ]) {
    const told = hears(second);
    await change();
    expect(await told).toBe('changed');
  }
  await Promise.all([first.close(), second.close()]);
});

test('PROD-06 another’s lead and an unknown one have no stream', async () => {
  const lead = await desk.enquire('Theirs');
  await desk.put(lead.id, { owner: desk.me.admin });
  await expect(follow(lead.id, 'counsellor')).rejects.toThrow('404');
  await expect(follow('00000000-0000-4000-8000-000000000000')).rejects.toThrow('404');
  const signedOut = await fetch(`${api.url}/admin/leads/${lead.id}/changes`);
  expect(signedOut.status).toBe(401);
});
