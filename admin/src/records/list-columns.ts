import type { Resource } from '@prospectus/contract';

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
