import { lazy, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';

import { fieldOfId, openField, useOpenField } from '../fields/open-field.ts';
import { fieldsOf, type FormField } from '../fields/schema.ts';
import type { ConsoleResource, Section } from './console-resource.ts';

export type FormSection = Omit<Section, 'fields'> & { fields: readonly FormField[]; optional?: readonly string[] };

const OPTIONAL = /\?$/;

/** The resource's sections; fields that no section names are added to the first, so that none is missing. */
export function sectionsOf({ declaration, sections }: ConsoleResource): FormSection[] {
  const fields = fieldsOf(declaration.schema);
  if (!sections) return [{ id: 'fields', fields }];
  const nameOf = (entry: string) => entry.replace(OPTIONAL, '');
  const named = new Set(sections.flatMap((section) => section.fields.map(nameOf)));
  return sections.map((section, index) => ({
    ...section,
    optional: section.fields.filter((entry) => OPTIONAL.test(entry)).map(nameOf),
    fields: [
      ...section.fields.flatMap((entry) => fields.find((field) => field.name === nameOf(entry)) ?? []),
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
  (typeof value === 'string' && value.replaceAll(/<[^<>]*>|\s/g, '') === '');

/**
 * The section that is shown, as the address has it: `#fees`, or `#field-fee_plans-0-title` for the section of that
 * field, which then takes the focus.
 */
export function useSection(sections: readonly FormSection[]) {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const target = fieldOfId(hash.slice(1));
  const addressed = target ? sectionOfField(sections, target) : sections.find(({ id }) => `#${id}` === hash);
  // A hash typed into the address has the key of the page it was typed on.
  const at = `${key} ${hash}`;
  const [shown, setShown] = useState({ at, id: addressed?.id });
  if (shown.at !== at) setShown({ at, id: addressed?.id });
  const current = sections.find(({ id }) => id === shown.id) ?? sections[0];
  useEffect(() => {
    if (target !== undefined) openField(target);
  }, [target, key]);
  useOpenField((path) => {
    const section = sectionOfField(sections, path);
    // Rendered at once, so that the field is there when it takes the focus.
    if (section && section.id !== current?.id) flushSync(() => setShown({ at, id: section.id }));
  });
  return { current, open: (id: string) => void navigate({ search, hash: id }) };
}

/** How the record's own page looks in search results and when it is shared. Its code comes when it is opened. */
export const searchSection: Section = {
  id: 'search',
  label: 'publishing.inSearch',
  fields: [],
  Before: lazy(async () => ({ default: (await import('../preview/PageInSearch.tsx')).PageInSearch })),
};
