import type { Resource } from '@prospectus/contract';

type Fields = Record<string, unknown>;

/** Whether two values of a form are equal; values are plain JSON. */
export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The resource's own fields that differ from the record. A save sends only these, so that it changes nothing else. */
export function changedFields({ schema }: Resource, record: Fields, values: Fields): Fields {
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) =>
      name in values && !isEqual(values[name], record[name]) ? [[name, values[name]]] : [],
    ),
  );
}

/** The resource's own fields of a form's values, without ids, versions and times. */
export const ownFields = ({ schema }: Resource, values: Fields): Fields =>
  Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (name in values ? [[name, values[name]]] : [])));
