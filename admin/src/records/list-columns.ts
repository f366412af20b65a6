import type { Resource } from '@prospectus/contract';
import type { SortPayload } from 'react-admin';

import { findField } from '../fields/schema.ts';
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

/** Whether the API sorts by a field. */
export const isSortable = (declaration: Resource, name: string): boolean => declaration.sorts.includes(name);

/** The fields that a list loads of each record: its columns, what their cells read, its state and its times. */
export function listFields(resource: ConsoleResource, columns: readonly string[]): readonly string[] {
  const { declaration, cellFields = [] } = resource;
  const carried = declaration.storage === 'document' ? ['version', 'status', 'updated_at'] : ['version'];
  const fields = [declaration.titleField, ...columns, ...cellFields, ...carried];
  return [...new Set(declaration.orderedWithin ? [...fields, declaration.orderedWithin] : fields)];
}

/** How a list is sorted at first: by hand where staff order the records, else by the title. */
export function defaultSort({ declaration, sort }: ConsoleResource): SortPayload {
  if (sort) return sort;
  if (declaration.ordered) return { field: 'position', order: 'ASC' };
  const title = declaration.titleField;
  return { field: isSortable(declaration, title) ? title : 'created_at', order: 'ASC' };
}
