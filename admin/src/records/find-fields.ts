import { unwrapSchema, normaliseForSearch } from '@prospectus/contract';

import { elementOf, fieldsOf, type FormField, isPart, partTitle } from '../fields/schema.ts';

export type FoundField = { path: string; label: string; within: string };

/** The fields, and those inside the parts that the form has now. */
export function everyField(
  fields: readonly FormField[],
  values: unknown,
  label: (text: string) => string,
  at: { path: string; within: string } = { path: '', within: '' },
): FoundField[] {
  const record = (values ?? {}) as Record<string, unknown>;
  return fields.flatMap((field) => {
    const path = at.path ? `${at.path}.${field.name}` : field.name;
    const name = label(field.meta.label);
    const own = { path, label: name, within: at.within };
    const element = elementOf(field.schema);
    const inside = (title: string) => [at.within, name, title].filter(Boolean).join(' › ');
    if (element && isPart(element)) {
      const partFields = fieldsOf(element);
      const parts = (record[field.name] ?? []) as Record<string, unknown>[];
      return [
        own,
        ...parts.flatMap((part, index) =>
          everyField(partFields, part, label, {
            path: `${path}.${index}`,
            within: inside(partTitle(partFields, part) ?? String(index + 1)),
          }),
        ),
      ];
    }
    if (!element && field.meta.kind === 'list' && record[field.name])
      return everyField(fieldsOf(unwrapSchema(field.schema)), record[field.name], label, { path, within: inside('') });
    return [own];
  });
}

/** The fields whose label and position have every word; those whose label begins with the words come first. */
export function matchingFields(fields: readonly FoundField[], typed: string): FoundField[] {
  const words = normaliseForSearch(typed).split(/\s+/).filter(Boolean);
  const rank = ({ label }: FoundField) => (normaliseForSearch(label).startsWith(words.join(' ')) ? 0 : 1);
  return fields
    .filter(({ label, within }) => words.every((word) => normaliseForSearch(`${label} ${within}`).includes(word)))
    .toSorted((a, b) => rank(a) - rank(b));
}
