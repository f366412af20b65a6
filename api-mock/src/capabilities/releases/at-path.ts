type Parts = Record<string, unknown>;

/** The value at a path of a record, such as `fee_plans.0.title`; undefined where there is none. */
export const valueAt = (fields: Parts, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (isParts(at) && Object.hasOwn(at, step) ? at[step] : undefined), fields);

/** A copy of a record with another value at a path that it has. */
export function withValueAt<T extends Parts>(fields: T, path: string, value: unknown): T {
  const copy = structuredClone(fields);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const part = steps.reduce<unknown>((at, step) => (isParts(at) ? at[step] : undefined), copy);
  if (isParts(part)) part[last] = value;
  return copy;
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
