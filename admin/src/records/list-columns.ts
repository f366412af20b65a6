import type { Resource } from '@prospectus/contract';

import { fieldNamed } from './names.ts';
import type { View } from './view.ts';

const SHORT: ReadonlySet<string> = new Set(['text', 'money', 'number', 'flag', 'choice', 'reference']);

/** A list's columns: those of the view, else the title and whatever short fields can be filtered. */
export function columnsOf({ declaration, columns }: View): readonly string[] {
  if (columns) return columns;
  const others = declaration.filters.filter(
    (name) => name !== declaration.titleField && SHORT.has(fieldNamed(declaration, name)?.meta.kind ?? ''),
  );
  return [declaration.titleField, ...others.slice(0, 5)];
}

/** Whether the API sorts by a field. */
export const sortable = (declaration: Resource, name: string): boolean => declaration.sorts.includes(name);
