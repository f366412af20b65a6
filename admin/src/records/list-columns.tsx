import type { FieldMeta, Resource } from '@prospectus/contract';
import { Link } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { type RaRecord, type SortPayload, useListContext } from 'react-admin';
import { z } from 'zod';

import { FieldValue } from '../fields/FieldValue.tsx';
import { elementOf, fieldsOf, findField } from '../fields/schema.ts';
import type { ListColumn } from '../lists/list-types.ts';
import { ROW } from '../lists/use-list-keys.ts';
import { NameWithPicture } from '../media/Thumbnail.tsx';
import { usePersonal } from '../providers/personal.ts';
import { useLanguage } from '../texts/language-context.ts';
import { type ConsoleResource, hasDrafts, listPath } from './console-resource.ts';
import { useNames } from './record-title.ts';
import { RecordStatus } from './RecordStatus.tsx';

const DENSITIES = ['comfortable', 'compact'] as const;
const SCHEMA = z.object({
  columns: z.array(z.string()).nullable().default(null),
  density: z.enum(DENSITIES).default('comfortable'),
  saved: z.array(z.object({ name: z.string(), search: z.string() })).default([]),
});
const INITIAL = SCHEMA.parse({});

/** How a person wants to see a list, stored for them in this browser: columns, density, named filters. */
export function useListView(resource: ConsoleResource) {
  const [view, setView] = usePersonal(`list.${resource.declaration.name}`, SCHEMA, INITIAL);
  const possible = possibleColumns(resource);
  const chosen = view.columns?.filter((name) => possible.includes(name)) ?? [];
  return {
    ...view,
    columns: chosen.length > 0 ? chosen : [...listColumns(resource), ...carriedColumns(resource)],
    possible,
    change: (changed: Partial<typeof view>) => setView({ ...view, ...changed }),
  };
}
export type ListView = ReturnType<typeof useListView>;

/** The columns of a list: those the resource names, else its title and up to five short fields that can be filtered. */
export function listColumns({ declaration, columns }: ConsoleResource): readonly string[] {
  if (columns) return columns;
  const others = declaration.filters.filter(
    (name) => name !== declaration.titleField && SHORT.has(findField(declaration, name)?.meta.kind ?? ''),
  );
  return [declaration.titleField, ...others.slice(0, 5)];
}

const SHORT: ReadonlySet<string> = new Set(['text', 'money', 'number', 'flag', 'choice', 'reference']);

/** Columns that every document has beside the fields of the contract. */
const carriedColumns = (resource: ConsoleResource) => (hasDrafts(resource) ? (['status', 'updated_at'] as const) : []);

/** Every column a list can have, the title first. Lists of parts would load whole records again. */
function possibleColumns(resource: ConsoleResource): string[] {
  const { titleField, schema } = resource.declaration;
  const usual = listColumns(resource);
  const others = fieldsOf(schema).flatMap(({ name, meta: { kind } }) =>
    name in schema.shape &&
    name !== titleField &&
    (SHORT.has(kind) || kind === 'longText' || kind === 'link' || usual.includes(name))
      ? [name]
      : [],
  );
  return [titleField, ...others, ...carriedColumns(resource)];
}

/** The fields that a list loads of each record: its columns, what their cells read, its state and its times. */
export function listFields(resource: ConsoleResource, columns: readonly string[]): readonly string[] {
  const { declaration } = resource;
  return [
    ...new Set([
      declaration.titleField,
      ...columns,
      'version',
      ...(hasDrafts(resource) ? ['status', 'updated_at', 'publish_at', 'unpublish_at'] : []),
      ...[pictureOf(declaration)?.field ?? [], declaration.orderedWithin ?? []].flat(),
    ]),
  ];
}

/** The picture that stands for a record in its list, and its field: the first that is a picture or a list of pictures. */
function pictureOf({ schema }: Resource): { field: string; of: (record: Partial<RaRecord>) => string } | undefined {
  for (const { name, schema: ofField, meta } of fieldsOf(schema)) {
    const element = elementOf(ofField);
    const [first] = element ? fieldsOf(element) : [];
    if (isPicture(meta)) return { field: name, of: (record) => asText(record[name]) };
    if (first && isPicture(first.meta))
      return {
        field: name,
        of: (record) => asText((record[name] as Record<string, unknown>[] | null)?.[0]?.[first.name]),
      };
  }
  return undefined;
}

const isPicture = ({ kind, accept }: FieldMeta): boolean => kind === 'image' && accept !== 'pdf';
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How a list is sorted at first: by hand where staff order the records, else by the title. */
export function defaultSort({ declaration: { ordered, titleField, sorts }, sort }: ConsoleResource): SortPayload {
  if (sort) return sort;
  if (ordered) return { field: 'position', order: 'ASC' };
  return { field: sorts.includes(titleField) ? titleField : 'created_at', order: 'ASC' };
}

export function useRecordColumns(resource: ConsoleResource, view: ListView): ListColumn<RaRecord>[] {
  const { text, contractText } = useLanguage();
  const { declaration, cells = {} } = resource;
  return view.columns.flatMap((name): ListColumn<RaRecord>[] => {
    if (name === 'updated_at')
      return [{ name, label: text('lists.columns.updated'), sortable: true, isShort: true, isTime: true }];
    if (name === 'status') {
      const cell = (record: RaRecord) => <RecordStatus record={record} />;
      return [{ name, label: text('lists.columns.status'), sortable: true, isShort: true, cell }];
    }
    const field = findField(declaration, name);
    if (!field) return [];
    const { meta } = field;
    const isNumeric = meta.kind === 'money' || meta.kind === 'number';
    return [
      {
        name,
        label: contractText(meta.label),
        sortable: declaration.sorts.includes(name),
        ...(isNumeric && { align: 'right' }),
        isShort: isNumeric || meta.kind === 'choice' || meta.kind === 'flag' || cells[name] !== undefined,
        cell: (record) =>
          name === declaration.titleField ? (
            <RecordName resource={resource} record={record} />
          ) : (
            (cells[name]?.(record) ?? <FieldValue short value={record[name]} meta={meta} />)
          ),
      },
    ];
  });
}

/** The title of a record as a link; beside its picture where some record of the page has one. */
function RecordName({ resource, record }: { resource: ConsoleResource; record: RaRecord }): ReactNode {
  const { titleOf } = useNames(resource.declaration);
  const { data } = useListContext<RaRecord>();
  const picture = pictureOf(resource.declaration);
  const name = (
    <Link
      href={`${listPath(resource)}/${record.id}`}
      quiet
      {...{ [ROW]: String(record.id) }}
      onClick={(event) => event.stopPropagation()}
    >
      {titleOf(record)}
    </Link>
  );
  const hasPictures = data?.some((other) => picture?.of(other));
  return picture && hasPictures ? <NameWithPicture value={picture.of(record)}>{name}</NameWithPicture> : name;
}
