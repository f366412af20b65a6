import { ROLE, type Role } from './core/constants.ts';
import { resources } from './resources/index.ts';
import { parts } from './resources/parts.ts';
import { ADMIN_ONLY, type Verb } from './resources/resource.ts';

/** What staff manage beyond the content resources. */
const OPERATIONS = {
  dashboard: { read: [ROLE.ADMIN] },
  // The desk. A counsellor works on own and unassigned leads alone; a record's rule below says which those are.
  leads: {
    list: [ROLE.ADMIN, ROLE.COUNSELLOR],
    read: [ROLE.ADMIN, ROLE.COUNSELLOR],
    update: [ROLE.ADMIN, ROLE.COUNSELLOR],
    // Erasing a person.
    delete: [ROLE.ADMIN],
  },
  // Whose views may be changed, a record's rule says.
  'leads/views': {
    list: [ROLE.ADMIN, ROLE.COUNSELLOR],
    read: [ROLE.ADMIN, ROLE.COUNSELLOR],
    create: [ROLE.ADMIN, ROLE.COUNSELLOR],
    update: [ROLE.ADMIN, ROLE.COUNSELLOR],
    delete: [ROLE.ADMIN, ROLE.COUNSELLOR],
  },
  'leads/export': { list: [ROLE.ADMIN] },
  // How leads are given out and scored.
  'lead-rules': { read: [ROLE.ADMIN], update: [ROLE.ADMIN] },
  users: { list: [ROLE.ADMIN], read: [ROLE.ADMIN], update: [ROLE.ADMIN], delete: [ROLE.ADMIN] },
  media: {
    list: [ROLE.ADMIN],
    read: [ROLE.ADMIN],
    create: [ROLE.ADMIN],
    update: [ROLE.ADMIN],
    delete: [ROLE.ADMIN],
  },
  preview: { create: [ROLE.ADMIN], list: [ROLE.ADMIN], delete: [ROLE.ADMIN] },
  // Deleting for good what was deleted.
  trash: { list: [ROLE.ADMIN], delete: [ROLE.ADMIN] },
  releases: ADMIN_ONLY,
  webhooks: ADMIN_ONLY,
  'missing-pages': { list: [ROLE.ADMIN], delete: [ROLE.ADMIN] },
  'form-figures': { list: [ROLE.ADMIN] },
  checks: { list: [ROLE.ADMIN], read: [ROLE.ADMIN] },
  search: { list: [ROLE.ADMIN] },
  audit: { list: [ROLE.ADMIN], read: [ROLE.ADMIN] },
  'live-lectures/history': { read: [ROLE.ADMIN] },
  // Undoing is an update.
  // Whoever may import some records may undo that; whose import it is, is checked with it.
  imports: { update: [ROLE.ADMIN, ROLE.EVENT_CREATER] },
  changes: { list: [ROLE.ADMIN], update: [ROLE.ADMIN] },
  // Releasing and retrying are updates.
  'leads/quarantine': {
    list: [ROLE.ADMIN],
    read: [ROLE.ADMIN],
    update: [ROLE.ADMIN],
    delete: [ROLE.ADMIN],
  },
  // Consent, withdrawals, retention by rule, and all that is stored of one person.
  'retention/rules': { read: [ROLE.ADMIN], update: [ROLE.ADMIN] },
  'retention/runs': { list: [ROLE.ADMIN] },
  'retention/withdrawals': { list: [ROLE.ADMIN], read: [ROLE.ADMIN], update: [ROLE.ADMIN] },
  'retention/notices': { read: [ROLE.ADMIN] },
  'retention/agreements': { list: [ROLE.ADMIN] },
  'retention/people': { read: [ROLE.ADMIN], delete: [ROLE.ADMIN] },
  deliveries: { list: [ROLE.ADMIN], read: [ROLE.ADMIN], update: [ROLE.ADMIN] },
} as const satisfies Record<string, Partial<Record<Verb, readonly Role[]>>>;

/** One matrix: subject → verb → roles. What is not here is refused. */
export const PERMISSIONS: Readonly<Record<string, Partial<Record<Verb, readonly Role[]>>>> = {
  ...Object.fromEntries(
    [...Object.values(resources), ...Object.values(parts)].map(({ name, access }) => [name, access]),
  ),
  ...OPERATIONS,
};

/** Narrows what a role may do to some records of a subject. */
type RecordRule = (role: Role, verb: Verb, record: object, personId: string | undefined) => boolean;
const RECORD_RULES: Readonly<Partial<Record<string, RecordRule>>> = {
  leads: (role, _verb, record, personId) => {
    if (role === ROLE.ADMIN) return true;
    const { owner } = record as { owner?: string | null };
    return owner === null || (owner !== undefined && owner === personId);
  },
  // Everybody sees what is shared; it is changed by its owner alone, and an ADMIN may remove it.
  'leads/views': (role, verb, record, personId) => {
    const { owner, shared } = record as { owner?: string; shared?: boolean };
    if (owner !== undefined && owner === personId) return true;
    return shared === true && (verb === 'read' || verb === 'list' || (verb === 'delete' && role === ROLE.ADMIN));
  },
};

/**
 * Whether a role may do something: with any record of the subject, or with the one given. Pure; a person without a
 * role may do nothing. Ask without a record before one is at hand, and again with it: the record can only narrow, as
 * one that belongs to somebody else than `personId` does.
 */
export function can(role: Role | null, verb: Verb, subject: string, record?: object, personId?: string): boolean {
  if (role === null || !PERMISSIONS[subject]?.[verb]?.includes(role)) return false;
  return record === undefined || (RECORD_RULES[subject]?.(role, verb, record, personId) ?? true);
}
