type Fields = Readonly<Record<string, unknown>>;

/** One value that differs: its path, such as `fee_plans.0.amount`, and both sides. */
export type ValueDifference = { path: string; before: unknown; after: unknown };

/** The values in which two states differ, down to those that are no list and no group of fields. */
export function valueDifferences(before: unknown, after: unknown, path = ''): ValueDifference[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (!was && !is) return same(before, after) ? [] : [{ path, before: before ?? null, after: after ?? null }];
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter((name) => name !== 'id');
  return names.flatMap((name) => valueDifferences(was?.[name], is?.[name], path ? `${path}.${name}` : name));
}

// Lists of words are compared as one value: their entries have no names.
function partsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return undefined;
  return value as Fields;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
