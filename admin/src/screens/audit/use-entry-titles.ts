import type { AuditEntry, LeadRecord } from '@prospectus/contract';
import { useGetMany } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import { purposeKey } from '../../texts/purpose-key.ts';
import type { useEntryWords } from './use-entry-words.ts';

type Titled = Pick<AuditEntry, 'resource' | 'record_id' | 'title'>;

/** What an entry's record is called, and what is said of it besides. */
type EntryTitle = { title: string; about: string[] };

const ID_END = 8;

/**
 * What the records of entries are called. The log stores no name of a lead: it is called as in the list of leads, read
 * there with its phone masked, and once it is erased by the end of its id, so that two of them are told apart.
 */
export function useEntryTitles(entries: readonly Titled[], words: ReturnType<typeof useEntryWords>) {
  const text = useText();
  const ids = [...new Set(entries.flatMap((entry) => idOfLead(entry) ?? []))];
  const { data = [], isPending: isAsked } = useGetMany<LeadRecord>(
    'leads',
    { ids, meta: { fields: ['id', 'name', 'mobile'] } },
    { enabled: ids.length > 0, retry: false, networkMode: 'always' },
  );
  const leads = new Map(data.map((lead) => [lead.id, lead]));
  const isPending = ids.length > 0 && isAsked;
  const titleOf = (entry: Titled): EntryTitle => {
    const kind = words.subject(entry.resource);
    const id = idOfLead(entry);
    const lead = id === undefined ? undefined : leads.get(id);
    if (lead) return { title: lead.name || text('desk.unnamed'), about: [lead.mobile, kind] };
    // As many lines while it is asked for as when the answer is there.
    if (id !== undefined) return { title: `${kind} …${id.slice(-ID_END)}`, about: isPending ? [kind] : [] };
    const purpose = entry.resource === 'deliveries' ? purposeKey(entry.title) : undefined;
    const title = purpose ? text(purpose) : entry.title;
    return title ? { title, about: [kind] } : { title: kind, about: [] };
  };
  return { titleOf, isPending };
}

const idOfLead = ({ resource, record_id }: Titled): string | undefined =>
  resource === 'leads' && record_id !== null ? record_id : undefined;
