import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;
type Sides = { before: Fields | null; after: Fields | null };

const SECRET = /password|secret|token|cookie|_hash$|^otp$/i;
// Their values are personal data: of these fields alone they are written, of others that something changed is enough.
const PERSONAL: Readonly<Record<string, ReadonlySet<string>>> = {
  leads: new Set([
    'stage',
    'lost_reason',
    'owner',
    'next_at',
    'do_not_contact',
    'merged_into',
    'format',
    'withdrawal_done',
  ]),
};
// Bookkeeping changes with every write, and says nothing.
const BOOKKEEPING = new Set(['updated_at', 'version']);

/** The fields in which two states of a record differ, without secrets; a side that does not exist stays null. */
export function changedFields(resource: string, before: object | null, after: object | null): Sides {
  const [was, is] = [wire(before), wire(after)];
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !SECRET.test(name) && !BOOKKEEPING.has(name) && !isDeepStrictEqual(was?.[name], is?.[name]),
  );
  const shown = PERSONAL[resource];
  const written = shown ? names.filter((name) => shown.has(name)) : names;
  if (shown && written.length === 0) return { before: null, after: null };
  return { before: was && pick(was, written), after: is && pick(is, written) };
}

// As JSON would hold it: times as text, nothing undefined.
const wire = (fields: object | null): Fields | null =>
  fields === null ? null : (JSON.parse(JSON.stringify(fields, withoutSecrets)) as Fields);

const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value);

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]));
