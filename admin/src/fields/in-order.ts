import type { FormField } from './schema.ts';

/** The fields in another order, those that it does not name after the others. */
export const inOrder = (fields: readonly FormField[], names: readonly string[]): FormField[] => [
  ...names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
  ...fields.filter(({ name }) => !names.includes(name)),
];
