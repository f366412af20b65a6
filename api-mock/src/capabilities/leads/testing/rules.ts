import type { AssignmentFields, AssignmentRecord } from '@prospectus/contract/rules';
import { sql } from 'drizzle-orm';

import { runJobs } from '../../../app/jobs.ts';
import type { TestApi } from '../../../testing/index.ts';
import type { deskOf } from './desk.ts';

type Desk = Awaited<ReturnType<typeof deskOf>>;

/** The rules for leads as an ADMIN changes them, with the clock at a working hour: 11 am on a Wednesday. */
export async function rulesOf(api: TestApi, desk: Desk) {
  const { db, clock } = api.deps;
  await db.execute(sql`delete from holidays`);
  const at = async (indian: string) => {
    await clock.advance(new Date(`${indian}:00+05:30`).getTime() - clock.now().getTime());
    await desk.signIn();
  };
  await at('2027-01-06T11:00');
  const read = async () => {
    const { body } = await desk.call('GET', '/admin/lead-rules/assignment');
    return (body as { data: AssignmentRecord }).data;
  };
  const defaults = { on: true, rules: [], rest: { on: false, people: [] }, leave: [], alarm_minutes: null };
  return {
    at,
    read,
    run: () => runJobs(api.deps),
    /** Saves rules, with defaults that assign nothing, and the current version. */
    save: async (fields: Partial<AssignmentFields>) =>
      desk.call('PUT', '/admin/lead-rules/assignment', {
        body: { ...defaults, ...fields, version: (await read()).version },
      }),
    rule: (title: string, people: string[], more: object = {}) => ({
      ...{ id: crypto.randomUUID(), title, programmes: [], sources: [], educations: [], people },
      ...more,
    }),
  };
}
