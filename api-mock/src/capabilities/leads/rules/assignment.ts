import { ApiError, type StaffUser } from '@prospectus/contract';
import type { assignmentChange, AssignmentFields, AssignmentRecord } from '@prospectus/contract/rules';
import type { z } from 'zod';

import { changeRow } from '../../../platform/changes/change-row.ts';
import { dayIn } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { staffNames, staffWithRoles } from '../../staff/index.ts';
import { OWNER_ROLES } from '../desk/change.ts';
import { leadAssignment } from '../desk/tables.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { assignedTo } from './rotation.ts';
import { isOpen, workingTime } from './working-hours.ts';

type Change = z.output<typeof assignmentChange>;

/** Without saved rules no lead is assigned, and there is no alarm. */
const DEFAULTS: AssignmentFields = {
  on: false,
  rules: [],
  rest: { on: false, people: [] },
  leave: [],
  alarm_minutes: null,
};

/** The rules for assigning leads. */
export async function readAssignment(db: Database, now: Date): Promise<AssignmentRecord> {
  const [saved] = await db.select().from(leadAssignment);
  const people = await staffWithRoles(db, OWNER_ROLES);
  const turns = await assignedTo(
    db,
    people.map(({ id }) => id),
    dayIn(now),
  );
  const working = await workingTime(db, now);
  const by = saved?.changed_by;
  return {
    ...(saved?.fields ?? DEFAULTS),
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

/** Changes the rules for assigning leads. Leads verified before they are turned on are never assigned. */
export const saveAssignment = (
  deps: LeadDeps,
  person: StaffUser,
  { version, ...fields }: Change,
): Promise<AssignmentRecord> =>
  deps.db.transaction(async (tx) => {
    const [at, by] = [deps.clock.now(), person.id];
    // The first change needs a row to lock, too.
    await tx.insert(leadAssignment).values({ version: 1, fields: DEFAULTS, changed_at: at }).onConflictDoNothing();
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

/** Only owners of leads can be named; a person named before may stay, and gets no leads. */
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
