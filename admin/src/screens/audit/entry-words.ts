import type { AuditAction, AuditEntry, LeadRecord } from '@prospectus/contract';
import { AUDIT_ACTIONS } from '@prospectus/contract/audit-actions';
import type { StatusTone } from '@prospectus/design-system';
import { useGetManyAggregate } from 'react-admin';

import { listPath } from '../../records/console-resource.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import english from '../../texts/en.json';
import { useContractText, useText } from '../../texts/language-context.ts';
import { purposeKey } from '../../texts/purpose-key.ts';

const SUBJECTS = english.audit.subjects;
type Subject = keyof typeof SUBJECTS;
/** What entries are about besides content. */
export const OTHER_SUBJECTS = Object.keys(SUBJECTS) as Subject[];

const isSubject = (name: string): name is Subject => Object.hasOwn(SUBJECTS, name);
const isAction = (name: string): name is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(name);

const TONES: Partial<Record<AuditAction, StatusTone>> = {
  publish: 'success',
  reactivate: 'success',
  unpublish: 'warning',
  discard: 'warning',
  reveal: 'warning',
  export: 'warning',
  pause: 'warning',
  deactivate: 'danger',
  delete: 'danger',
  purge: 'danger',
  erase: 'danger',
  update: 'info',
  schedule: 'info',
};

/** Screens of what is no content; after a slash comes the record's id. */
const SCREENS: Readonly<Record<string, string>> = {
  leads: '/leads/',
  media: '/media/',
  deliveries: '/deliveries',
  webhooks: '/webhooks/',
  releases: '/releases/',
  users: '/users',
  audit: '/audit',
};

const RESOURCES = new Map(resourceEntries.map((resource) => [resource.declaration.name, resource]));

export const declarationOf = (name: string) => RESOURCES.get(name)?.declaration;

/** The screen of an entry's record; undefined where it has none. */
export function recordHref({ resource, record_id }: AuditEntry): string | undefined {
  const entry = RESOURCES.get(resource);
  const path = entry ? `${listPath(entry)}/` : SCREENS[resource];
  if (!path?.endsWith('/')) return path;
  if (record_id) return `${path}${record_id}`;
  return entry && listPath(entry);
}

/** What actions, kinds of records and people are called. */
export function useEntryWords() {
  const text = useText();
  const contractText = useContractText();
  return {
    action: (name: string): { label: string; tone: StatusTone } =>
      isAction(name)
        ? { label: text(`audit.actions.${name}`), tone: TONES[name] ?? 'neutral' }
        : { label: name, tone: 'neutral' },
    subject: (name: string): string => {
      const declaration = declarationOf(name);
      if (declaration) return contractText(declaration.label.one);
      return isSubject(name) ? text(`audit.subjects.${name}`) : name;
    },
    person: ({ by, by_name }: AuditEntry): string =>
      by === null ? text('lists.filter.system') : by_name || text('audit.former'),
  };
}

const ID_END = 8;

/**
 * What an entry's record is called, and what is said of it besides. The log stores no name of a lead: it is called as in
 * the list of leads, read there with its phone masked, and once it is erased by the end of its id, so that two of them
 * are told apart.
 */
export function useEntryTitle({ resource, record_id, title }: AuditEntry): {
  title: string;
  about: string[];
  isPending: boolean;
} {
  const text = useText();
  const kind = useEntryWords().subject(resource);
  const leadId = resource === 'leads' ? record_id : null;
  const { data, isPending } = useGetManyAggregate<LeadRecord>(
    'leads',
    { ids: leadId === null ? [] : [leadId], meta: { fields: ['id', 'name', 'mobile'] } },
    { enabled: leadId !== null, retry: false },
  );
  if (leadId !== null) {
    const [lead] = data ?? [];
    if (lead) return { title: lead.name || text('desk.unnamed'), about: [lead.mobile, kind], isPending };
    // As many lines while it is loading as afterwards.
    return { title: `${kind} …${leadId.slice(-ID_END)}`, about: isPending ? [kind] : [], isPending };
  }
  const purpose = resource === 'deliveries' ? purposeKey(title) : undefined;
  const name = purpose ? text(purpose) : title;
  return { title: name || kind, about: name ? [kind] : [], isPending: false };
}
