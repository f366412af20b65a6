import { type DocumentName, type FactValues, hasFact, nextIntake, fillFacts } from '@prospectus/contract';
import { lowestNoCostEmi } from '@prospectus/contract/emi';
import { cheapestPlan } from '@prospectus/contract/fees';

import type { Published, PublishedRecords } from './published-records.ts';
import type { Snapshot } from './snapshot.ts';

type Program = Published<'program'>;

const filled = new WeakMap<Snapshot, Map<DocumentName, PublishedRecords[DocumentName]>>();

/**
 * A resource's live records with the facts that their texts name in braces: those of the programme a record is or
 * belongs to, else the university's. The very same list where no text names one.
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
  if (!list.some(({ fields }) => anyNamed(fields))) return list;
  const programs = new Map(snapshot.records.program.map((program) => [program.id, program]));
  return list.map((record) => {
    if (!anyNamed(record.fields)) return record;
    const facts = factsOf(snapshot, programs, programs.get(subjectOf(snapshot, programs, resource, record)));
    return withFacts(record, facts);
  }) as never;
}

const filledRecords = new WeakMap<object, { key: string; result: Published<DocumentName> }>();

/** Filled once for as long as the facts are the same: most records of the next snapshot are those of this one. */
function withFacts(record: Published<DocumentName>, facts: FactValues): Published<DocumentName> {
  const key = JSON.stringify(facts);
  const known = filledRecords.get(record);
  if (known?.key === key) return known.result;
  const result = { ...record, fields: mapTexts(record.fields, (text) => fillFacts(text, facts)) };
  filledRecords.set(record, { key, result });
  return result;
}

/** The programme a record is or belongs to, by its id; metadata belong to the page of their address. */
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
  return landing?.fields.program ?? records.program.find((one) => pathOf(one.fields) === fields.slug)?.id ?? '';
}

function factsOf(
  { records, today }: Snapshot,
  programs: ReadonlyMap<string, Program>,
  program: Program | undefined,
): FactValues {
  const parent = programs.get(program?.fields.parent_program ?? '');
  const intakes = [program, parent, records['university-info'][0]].find((one) => one && one.fields.intakes.length > 0);
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

/** Whether any text in a value names a fact; worked out once for each value. */
function anyNamed(value: unknown): boolean {
  if (typeof value === 'string') return hasFact(value);
  if (typeof value !== 'object' || value === null) return false;
  const known = answers.get(value) ?? Object.values(value).some(anyNamed);
  answers.set(value, known);
  return known;
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => mapTexts(part, change)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change)])) as T;
}
