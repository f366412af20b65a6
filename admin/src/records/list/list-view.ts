import { z } from 'zod';

import { usePersonal } from '../../providers/personal.ts';
import { findField } from '../../fields/schema.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import { listColumns } from '../list-columns.ts';

const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const savedFilter = z.object({ name: z.string(), search: z.string() });
export type SavedFilter = z.output<typeof savedFilter>;

const SCHEMA = z.object({
  columns: z.array(z.string()).nullable().default(null),
  density: z.enum(DENSITIES).default('comfortable'),
  saved: z.array(savedFilter).default([]),
});
const INITIAL = SCHEMA.parse({});

/** How a person wants to see a list, stored for them in this browser: columns, density, named filters. */
export function useListView(resource: ConsoleResource) {
  const [view, setView] = usePersonal(`list.${resource.declaration.name}`, SCHEMA, INITIAL);
  const possible = possibleColumns(resource);
  const chosen = view.columns?.filter((name) => possible.includes(name));
  const columns = chosen && chosen.length > 0 ? chosen : defaultColumns(resource);
  return {
    columns,
    possible,
    density: view.density,
    saved: view.saved,
    setColumns: (next: readonly string[] | null) => setView({ ...view, columns: next && [...next] }),
    setDensity: (density: Density) => setView({ ...view, density }),
    saveFilter: (filter: SavedFilter) =>
      setView({ ...view, saved: [...view.saved.filter(({ name }) => name !== filter.name), filter] }),
    removeFilter: (name: string) => setView({ ...view, saved: view.saved.filter((one) => one.name !== name) }),
  };
}
export type ListView = ReturnType<typeof useListView>;

/** Columns that every document has beside the fields of the contract. */
const CARRIED = ['status', 'updated_at'] as const;

const defaultColumns = (resource: ConsoleResource): string[] => [
  ...listColumns(resource),
  ...(hasDrafts(resource) ? CARRIED : []),
];

// Lists of parts would load whole records again.
const SHOWN: ReadonlySet<string> = new Set([
  'text',
  'longText',
  'link',
  'money',
  'number',
  'flag',
  'choice',
  'reference',
]);

/** Every column a list can have, the title first. */
function possibleColumns(resource: ConsoleResource): string[] {
  const { titleField, schema } = resource.declaration;
  const fields = Object.keys(schema.shape).filter((name) => {
    const kind = findField(resource.declaration, name)?.meta.kind;
    return kind !== undefined && (SHOWN.has(kind) || listColumns(resource).includes(name));
  });
  const others = fields.filter((name) => name !== titleField);
  return [titleField, ...others, ...(hasDrafts(resource) ? CARRIED : [])];
}
