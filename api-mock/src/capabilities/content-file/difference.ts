import { isDeepStrictEqual } from 'node:util';

import { differencesOf } from '../../content/difference.ts';
import type { ContentFile, DocumentEntry, TableEntry } from './content-file.ts';
import { resourceNamed } from './content-file.ts';

/** A value of a record before and after; `field` is empty where it is a whole state of the record. */
type FieldChange = { field: string; before: unknown; after: unknown };
/** A difference between the installation and a file; `order` is of a whole resource. */
export type ContentChange = {
  resource: string;
  id?: string;
  title: string;
  action: 'add' | 'change' | 'remove' | 'order';
  fields: FieldChange[];
};

/** What an import would add, change and remove, record by record and field by field. */
export function changesBetween(before: ContentFile, after: ContentFile): ContentChange[] {
  return [
    ...Object.entries(after.documents).flatMap(([name, entries]) => {
      const present = before.documents[name] ?? [];
      const changes = changesOf(name, present, entries, documentTitle(name), (was, is) =>
        documentFields(name, was, is),
      );
      return isSameOrder(present, entries) ? changes : [...changes, ORDER(name)];
    }),
    ...Object.entries(after.tables).flatMap(([name, entries]) =>
      changesOf(name, before.tables[name] ?? [], entries, tableTitle, columnChanges),
    ),
  ];
}

function changesOf<Entry extends { id: string }>(
  resource: string,
  before: readonly Entry[],
  after: readonly Entry[],
  titleOf: (entry: Entry) => string,
  fieldsOf: (before: Entry, after: Entry) => FieldChange[],
): ContentChange[] {
  const [earlier, later] = [before, after].map((entries) => new Map(entries.map((entry) => [entry.id, entry])));
  const note = (entry: Entry, action: ContentChange['action'], fields: FieldChange[] = []): ContentChange => ({
    ...{ resource, id: entry.id, title: titleOf(entry), action, fields },
  });
  return [
    ...before.filter(({ id }) => !later?.has(id)).map((entry) => note(entry, 'remove')),
    ...after.flatMap((entry) => {
      const was = earlier?.get(entry.id);
      if (!was) return note(entry, 'add');
      return isDeepStrictEqual(was, entry) ? [] : note(entry, 'change', fieldsOf(was, entry));
    }),
  ];
}

/** Whether the records that both have are in the same order. */
export function isSameOrder(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  const idsOf = (entries: typeof before, others: typeof before) => {
    const known = new Set(others.map(({ id }) => id));
    return entries.map(({ id }) => id).filter((id) => known.has(id));
  };
  return isDeepStrictEqual(idsOf(before, after), idsOf(after, before));
}

const ORDER = (resource: string): ContentChange => ({ resource, title: '', action: 'order', fields: [] });

function documentFields(name: string, before: DocumentEntry, after: DocumentEntry): FieldChange[] {
  const states = (['published', 'draft'] as const).flatMap((state): FieldChange[] => {
    const [was, is] = [before[state], after[state]];
    if (!was || !is) return isDeepStrictEqual(was, is) ? [] : [{ field: LABELS[state], before: was, after: is }];
    return differencesOf(resourceNamed(name).schema, was, is).map(({ label, ...sides }) => ({
      field: `${LABELS[state]} › ${label}`,
      ...sides,
    }));
  });
  const times = (['publish_at', 'unpublish_at'] as const).flatMap((time) =>
    before[time] === after[time] ? [] : [{ field: LABELS[time], before: before[time], after: after[time] }],
  );
  return [...states, ...times];
}

const LABELS = { published: 'Live', draft: 'Draft', publish_at: 'Goes live', unpublish_at: 'Is taken off' };

const columnChanges = (before: TableEntry, after: TableEntry): FieldChange[] =>
  Object.keys(after).flatMap((field) =>
    isDeepStrictEqual(before[field], after[field]) ? [] : [{ field, before: before[field], after: after[field] }],
  );

export const documentTitle =
  (name: string) =>
  ({ draft, published }: DocumentEntry): string => {
    const title = (draft ?? published)?.[resourceNamed(name).titleField];
    return typeof title === 'string' ? title : '';
  };

/** How a person would name a row. */
export function tableTitle(row: TableEntry): string {
  const title = row['subject_name'] ?? row['title'] ?? row['name'] ?? row['from'] ?? row['batch'];
  return typeof title === 'string' ? title : '';
}
