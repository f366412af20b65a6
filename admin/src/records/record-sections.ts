import { type FormField, fieldsOf } from '../fields/schema.ts';
import type { ConsoleResource, Section } from './console-resource.ts';

/** A section of a form with its fields. */
export type FormSection = Omit<Section, 'fields'> & { fields: readonly FormField[] };

/** The resource's sections; fields that no section names are added to the first, so that none is missing. */
export function sectionsOf({ declaration, sections }: ConsoleResource): FormSection[] {
  const fields = fieldsOf(declaration.schema);
  if (!sections) return [{ id: 'fields', fields }];
  const named = new Set(sections.flatMap((section) => section.fields));
  return sections.map((section, index) => ({
    ...section,
    fields: [
      ...section.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []),
      ...(index === 0 ? fields.filter((field) => !named.has(field.name)) : []),
    ],
  }));
}

/** The section that holds a field, by the field's path: `fee_plans.0.title`. */
export const sectionOfField = (sections: readonly FormSection[], path: string): FormSection | undefined =>
  sections.find(({ fields }) => fields.some(({ name }) => path === name || path.startsWith(`${name}.`)));

/** How many fields that a page needs are empty; undefined where the section needs none and has nothing. */
export function missingIn({ fields, optional = [] }: FormSection, values: readonly unknown[]): number | undefined {
  const needed = fields.filter(({ name }) => !optional.includes(name));
  const missing = needed.filter((field) => isEmpty(values[fields.indexOf(field)])).length;
  if (missing > 0) return missing;
  return needed.length > 0 || values.some((value) => !isEmpty(value)) ? 0 : undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.replaceAll(/<[^>]*>|\s/g, '') === '');
