import { can, type SearchResult, type Role, normaliseForSearch } from '@prospectus/contract';

import { type ResourceEntry, listPath } from '../../records/console-resource.ts';
import { labelInSentence } from '../../texts/contract-text.ts';
import type { VisitedRecord } from '../../records/visited.ts';
import type { TextFunction } from '../../texts/language-context.ts';
import type { ContractText } from '../../texts/contract-text.ts';
import { menuFor } from '../menu.ts';

export type FindEntry = {
  key: string;
  title: string;
  to: string;
  context: string;
  record?: VisitedRecord;
  status?: SearchResult['status'];
};
export type FindGroup = { key: string; title: string; entries: FindEntry[] };

type Words = { text: TextFunction; contractText: ContractText };

/** Screens of the menu and of every resource, and what can be created: all that a role may see. */
export function placesFor(role: Role | null, resources: readonly ResourceEntry[], { text, contractText }: Words) {
  const menu = menuFor(role);
  const listed = resources.filter(({ declaration }) => can(role, 'list', declaration.name));
  const screens: FindEntry[] = [
    ...new Map(
      menu.map(({ to, label }) => [to, { key: `screen ${to}`, title: text(label), to, context: '' }]),
    ).values(),
    ...listed
      .filter((resource) => !menu.some(({ to }) => to === listPath(resource)))
      .map((resource) => ({
        key: `screen ${resource.declaration.name}`,
        title: contractText(resource.declaration.label.many),
        to: listPath(resource),
        context: '',
      })),
  ];
  const actions: FindEntry[] = listed
    .filter(({ declaration }) => !declaration.single && can(role, 'create', declaration.name))
    .map((resource) => ({
      key: `new ${resource.declaration.name}`,
      title: text('lists.find.create', { what: labelInSentence(contractText(resource.declaration.label.one)) }),
      to: `${listPath(resource)}/create`,
      context: '',
    }));
  return { screens, actions };
}

export function matching(entries: readonly FindEntry[], q: string): FindEntry[] {
  const words = normaliseForSearch(q).split(/\s+/).filter(Boolean);
  const begins = (title: string) => (normaliseForSearch(title).startsWith(normaliseForSearch(q)) ? 0 : 1);
  return entries
    .filter(({ title }) => words.every((word) => normaliseForSearch(title).includes(word)))
    .toSorted((a, b) => begins(a.title) - begins(b.title));
}

export function recordGroups(
  found: readonly SearchResult[],
  resources: readonly ResourceEntry[],
  { contractText }: Words,
): FindGroup[] {
  return [...Map.groupBy(found, ({ resource }) => resource)].flatMap(([name, records]) => {
    const resource = resources.find(({ declaration }) => declaration.name === name);
    if (!resource) return [];
    const title = contractText(resource.declaration.label.many);
    return [{ key: name, title, entries: records.map((record) => recordEntry(record, record.status)) }];
  });
}

/** A record as an entry; its resource is named where the entries beside it are of others. */
export function recordEntry(record: VisitedRecord, status?: SearchResult['status'], kind?: string): FindEntry {
  const { resource, id, title, context } = record;
  return {
    key: `${resource} ${id}`,
    title,
    to: `/${resource}/${id}`,
    context: [...(kind ? [kind] : []), ...context].join(' · '),
    record: { resource, id, title, context },
    ...(status && { status }),
  };
}
