import { ApiError, type StaffUser } from '@prospectus/contract';
import type { AssignmentFields, AssignmentRecord, assignmentChange } from '@prospectus/contract/rules';
import type { z } from 'zod';

import { dayIn } from '../../../platform/clock/clock.ts';
import { changeRow } from '../../../platform/changes/change-row.ts';
import type { Database } from '../../../platform/database/database.ts';
import { staffNames, staffWithRoles } from '../../staff/index.ts';
import { OWNER_ROLES } from '../desk/change.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { givenTo } from './rotation.ts';
import { leadAssignment } from './rules-table.ts';
import { isOpen, workingTime } from './working-hours.ts';

type Change = z.output<typeof assignmentChange>;

/** What counts until something was saved: nothing is given out, nothing raises an alarm. */
const NOTHING: AssignmentFields = {
  on: false,
  rules: [],
  rest: { on: false, people: [] },
  leave: [],
  alarm_minutes: null,
};

/** How leads are given out. */
export async function readAssignment(db: Database, now: Date): Promise<AssignmentRecord> {
  const [saved] = await db.select().from(leadAssignment);
  const people = await staffWithRoles(db, OWNER_ROLES);
  const turns = await givenTo(
    db,
    people.map(({ id }) => id),
    dayIn(now),
  );
  const working = await workingTime(db, now);
  const by = saved?.changed_by;
  return {
    ...(saved?.fields ?? NOTHING),
    version: saved?.version ?? 1,
    since: saved?.since?.toISOString() ?? null,
    people: people.map((person) => ({ ...person, ...(turns.get(person.id) ?? { today: 0, last_at: null }) })),
    hours: {
      ...{ text: working.text, days: working.days, from: clockTime(working.from), to: clockTime(working.to) },
      open: isOpen(working, now),
    },
    changed_at: saved?.changed_at.toISOString() ?? null,
    changed_by_name: by ? ((await staffNames(db, [by])).get(by) ?? null) : null,
  };
}

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Changes how leads are given out. Leads that are verified already when it is turned on are never given out. */
export const saveAssignment = (
  deps: LeadDeps,
  person: StaffUser,
  { version, ...fields }: Change,
): Promise<AssignmentRecord> =>
  deps.db.transaction(async (tx) => {
    const [at, by] = [deps.clock.now(), person.id];
    // There is a row to lock also for the first change of all.
    await tx.insert(leadAssignment).values({ version: 1, fields: NOTHING, changed_at: at }).onConflictDoNothing();
    await changeRow(
      tx,
      {
        table: leadAssignment,
        resource: 'lead-rules',
        audited: ({ fields: stored }) => stored,
        toRecord: (_row, current) => readAssignment(current, at),
      },
      { where: undefined, by, at, version },
      async (before) => {
        await refuseUnknown(tx, fields, before.fields);
        return { fields, since: fields.on ? (before.since ?? at) : null, changed_at: at, changed_by: by };
      },
      () => ({ recordId: 'assignment' }),
    );
    return readAssignment(tx, at);
  });

/** Only who looks after leads can be named; who was named before may stay, and is passed over. */
async function refuseUnknown(tx: Database, fields: AssignmentFields, before: AssignmentFields): Promise<void> {
  const known = new Set([...(await staffWithRoles(tx, OWNER_ROLES)).map(({ id }) => id), ...named(before)]);
  const errors: Record<string, string> = {};
  const check = (field: string, people: readonly string[]) => {
    if (people.some((id) => !known.has(id))) errors[field] = 'This person does not look after leads.';
  };
  for (const [at, { people }] of fields.rules.entries()) check(`rules.${at}.people`, people);
  check('rest.people', fields.rest.people);
  for (const [at, { person }] of fields.leave.entries()) check(`leave.${at}.person`, [person]);
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
}

const named = ({ rules, rest, leave }: AssignmentFields): string[] => [
  ...rules.flatMap(({ people }) => people),
  ...rest.people,
  ...leave.map(({ person }) => person),
];
