import { ROLE, type Role } from './core/constants.ts';
import { resources } from './resources/index.ts';
import { parts } from './resources/parts.ts';
import { type Access, ADMIN_ONLY, type Verb } from './resources/resource.ts';

const allow = (roles: readonly Role[], ...verbs: Verb[]): Access =>
  Object.fromEntries(verbs.map((verb) => [verb, roles]));
const admin = (...verbs: Verb[]) => allow([ROLE.ADMIN], ...verbs);
const desk = (...verbs: Verb[]) => allow([ROLE.ADMIN, ROLE.COUNSELLOR], ...verbs);

/** Subjects besides the content resources. Undo, retry and release of a quarantined lead are updates. */
const OPERATIONS: Readonly<Record<string, Access>> = {
  dashboard: admin('read'),
  // Deleting a lead erases the person.
  leads: { ...desk('list', 'read', 'update'), ...admin('delete') },
  'leads/views': desk('list', 'read', 'create', 'update', 'delete'),
  'leads/export': admin('list'),
  'lead-rules': admin('read', 'update'),
  users: admin('list', 'read', 'update', 'delete'),
  media: admin('list', 'read', 'create', 'update', 'delete'),
  preview: admin('create', 'list', 'delete'),
  trash: admin('list', 'delete'),
  releases: ADMIN_ONLY,
  webhooks: ADMIN_ONLY,
  'missing-pages': admin('list', 'delete'),
  'form-figures': admin('list'),
  checks: admin('list', 'read'),
  search: admin('list'),
  audit: admin('list', 'read'),
  'live-lectures/history': admin('read'),
  // The handler checks that the import is the person's own.
  imports: allow([ROLE.ADMIN, ROLE.EVENT_CREATER], 'update'),
  changes: admin('list', 'update'),
  'leads/quarantine': admin('list', 'read', 'update', 'delete'),
  'retention/rules': admin('read', 'update'),
  'retention/runs': admin('list'),
  'retention/withdrawals': admin('list', 'read', 'update'),
  'retention/notices': admin('read'),
  'retention/agreements': admin('list'),
  'retention/people': admin('read', 'delete'),
  deliveries: admin('list', 'read', 'update'),
};

/** One matrix: subject → verb → roles. A verb that is not listed is refused. */
export const PERMISSIONS: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(
    [...Object.values(resources), ...Object.values(parts)].map(({ name, access }) => [name, access]),
  ),
  ...OPERATIONS,
};

/** Restricts a role to some records of a subject. */
type RecordRule = (role: Role, verb: Verb, record: object, personId: string | undefined) => boolean;
const RECORD_RULES: Readonly<Partial<Record<string, RecordRule>>> = {
  // A counsellor has access to their own and to unassigned leads.
  leads: (role, _verb, record, personId) => {
    if (role === ROLE.ADMIN) return true;
    const { owner } = record as { owner?: string | null };
    return owner === null || (owner !== undefined && owner === personId);
  },
  // Everybody sees shared views; only the owner changes them, and an ADMIN may delete them.
  'leads/views': (role, verb, record, personId) => {
    const { owner, shared } = record as { owner?: string; shared?: boolean };
    if (owner !== undefined && owner === personId) return true;
    return shared === true && (verb === 'read' || verb === 'list' || (verb === 'delete' && role === ROLE.ADMIN));
  },
};

/**
 * Whether a role may do something with the subject or, if passed, with this record of it; a record can only restrict.
 * A person without a role may do nothing.
 */
export function can(role: Role | null, verb: Verb, subject: string, record?: object, personId?: string): boolean {
  if (role === null || !PERMISSIONS[subject]?.[verb]?.includes(role)) return false;
  return record === undefined || (RECORD_RULES[subject]?.(role, verb, record, personId) ?? true);
}
