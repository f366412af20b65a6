import type { Resource } from '@prospectus/contract';

type Fields = Record<string, unknown>;

/** Whether two values of a form are the same; forms hold plain JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The resource's own fields that differ from the record: what a save sends, so that nothing else is touched. */
export function changedFields({ schema }: Resource, record: Fields, values: Fields): Fields {
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) =>
      name in values && !isSame(values[name], record[name]) ? [[name, values[name]]] : [],
    ),
  );
}

/** The resource's own fields of a form's values, without what records carry besides. */
export const ownFields = ({ schema }: Resource, values: Fields): Fields =>
  Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (name in values ? [[name, values[name]]] : [])));
