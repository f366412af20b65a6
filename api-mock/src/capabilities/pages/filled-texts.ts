import { type DocumentName, type FactValues, hasFact, nextIntake, fillFacts } from '@prospectus/contract';
import { lowestNoCostEmi } from '@prospectus/contract/emi';
import { cheapestPlan } from '@prospectus/contract/fees';

import type { Published, PublishedRecords } from './published-records.ts';
import type { Snapshot } from './snapshot.ts';

type Program = Published<'program'>;

const filled = new WeakMap<Snapshot, Map<DocumentName, PublishedRecords[DocumentName]>>();

/**
 * Replaces the facts in braces in a resource's live records: by those of the record's programme, else the university's.
 * Returns the same list where no text has one.
 */
export function filledTexts(snapshot: Snapshot, resource: DocumentName): PublishedRecords[DocumentName] {
  const known = filled.get(snapshot) ?? new Map<DocumentName, PublishedRecords[DocumentName]>();
  filled.set(snapshot, known);
  const list = known.get(resource) ?? fill(snapshot, resource);
  known.set(resource, list);
  return list;
}

function fill(snapshot: Snapshot, resource: DocumentName): PublishedRecords[DocumentName] {
  const list: readonly Published<DocumentName>[] = snapshot.records[resource];
  if (!list.some(({ fields }) => hasFacts(fields))) return list;
  const programs = new Map(snapshot.records.program.map((program) => [program.id, program]));
  return list.map((record) => {
    if (!hasFacts(record.fields)) return record;
    const facts = factsOf(snapshot, programs, programs.get(subjectOf(snapshot, programs, resource, record)));
    return withFacts(record, facts);
  }) as never;
}

const filledRecords = new WeakMap<object, { key: string; result: Published<DocumentName> }>();

/** Cached while the facts are the same, as most records stay between snapshots. */
function withFacts(record: Published<DocumentName>, facts: FactValues): Published<DocumentName> {
  const key = JSON.stringify(facts);
  const known = filledRecords.get(record);
  if (known?.key === key) return known.result;
  const result = { ...record, fields: mapTexts(record.fields, (text) => fillFacts(text, facts)) };
  filledRecords.set(record, { key, result });
  return result;
}

/** The id of a record's programme, or of the programme itself; metadata belong to the page of their address. */
function subjectOf(
  { records }: Snapshot,
  programs: ReadonlyMap<string, Program>,
  resource: DocumentName,
  { id, fields }: Published<DocumentName>,
): string {
  if (resource === 'program') return id;
  if ('program' in fields) return fields.program ?? '';
  if (resource !== 'metadata' || !('slug' in fields)) return '';
  const pathOf = ({ slug, parent_program: parent }: { slug: string; parent_program: string | null }) =>
    parent ? `${programs.get(parent)?.fields.slug ?? ''}/${slug}` : slug;
  const landing = records['landing-pages'].find((page) => pathOf(page.fields) === fields.slug);
  return landing?.fields.program ?? records.program.find((program) => pathOf(program.fields) === fields.slug)?.id ?? '';
}

function factsOf(
  { records, today }: Snapshot,
  programs: ReadonlyMap<string, Program>,
  program: Program | undefined,
): FactValues {
  const parent = programs.get(program?.fields.parent_program ?? '');
  const intakes = [program, parent, records['university-info'][0]].find(
    (source) => source && source.fields.intakes.length > 0,
  );
  const amounts = (program ? [program] : records.program).map(({ fields: { fee_plans: plans } }) => ({
    fee: cheapestPlan(plans)?.totalAmount,
    monthly: lowestNoCostEmi(plans),
  }));
  return {
    intake: nextIntake(intakes?.fields.intakes ?? [], today),
    fee: least(amounts.map(({ fee }) => fee)),
    monthly: least(amounts.map(({ monthly }) => monthly)),
  };
}

function least(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

const answers = new WeakMap<object, boolean>();

/** Whether any text in a value names a fact; cached by value. */
function hasFacts(value: unknown): boolean {
  if (typeof value === 'string') return hasFact(value);
  if (typeof value !== 'object' || value === null) return false;
  const known = answers.get(value) ?? Object.values(value).some(hasFacts);
  answers.set(value, known);
  return known;
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => mapTexts(part, change)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change)])) as T;
}
