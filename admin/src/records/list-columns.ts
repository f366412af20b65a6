import type { FieldMeta, Resource } from '@prospectus/contract';
import type { RaRecord, SortPayload } from 'react-admin';

import { elementOf, fieldsOf, findField } from '../fields/schema.ts';
import type { ConsoleResource } from './console-resource.ts';

const SHORT: ReadonlySet<string> = new Set(['text', 'money', 'number', 'flag', 'choice', 'reference']);

/** The columns of a list: those the resource names, else its title and up to five short fields that can be filtered. */
export function listColumns({ declaration, columns }: ConsoleResource): readonly string[] {
  if (columns) return columns;
  const others = declaration.filters.filter(
    (name) => name !== declaration.titleField && SHORT.has(findField(declaration, name)?.meta.kind ?? ''),
  );
  return [declaration.titleField, ...others.slice(0, 5)];
}

export const isSortable = (declaration: Resource, name: string): boolean => declaration.sorts.includes(name);

/** The fields that a list loads of each record: its columns, what their cells read, its state and its times. */
export function listFields(resource: ConsoleResource, columns: readonly string[]): readonly string[] {
  const { declaration } = resource;
  const carried = declaration.storage === 'document' ? OF_DOCUMENTS : ['version'];
  const picture = pictureOf(declaration)?.field ?? [];
  const fields = [declaration.titleField, ...columns, ...carried].concat(picture);
  return [...new Set(declaration.orderedWithin ? [...fields, declaration.orderedWithin] : fields)];
}

const OF_DOCUMENTS = ['version', 'status', 'updated_at', 'publish_at', 'unpublish_at'];

/** The picture that stands for a record in its list, and its field: the first that is a picture or a list of pictures. */
export function pictureOf(
  declaration: Resource,
): { field: string; of: (record: Partial<RaRecord>) => string } | undefined {
  for (const { name, schema, meta } of fieldsOf(declaration.schema)) {
    if (isPicture(meta)) return { field: name, of: (record) => asText(record[name]) };
    const element = elementOf(schema);
    const [first] = element ? fieldsOf(element) : [];
    if (first && isPicture(first.meta)) {
      const ofFirst = (entries: unknown) =>
        Array.isArray(entries) ? asText((entries[0] as Record<string, unknown> | undefined)?.[first.name]) : '';
      return { field: name, of: (record) => ofFirst(record[name]) };
    }
  }
  return undefined;
}

const isPicture = ({ kind, accept }: FieldMeta): boolean => kind === 'image' && accept !== 'pdf';
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How a list is sorted at first: by hand where staff order the records, else by the title. */
export function defaultSort({ declaration, sort }: ConsoleResource): SortPayload {
  if (sort) return sort;
  if (declaration.ordered) return { field: 'position', order: 'ASC' };
  const title = declaration.titleField;
  return { field: isSortable(declaration, title) ? title : 'created_at', order: 'ASC' };
}
