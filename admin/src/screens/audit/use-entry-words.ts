import type { AuditAction, AuditEntry } from '@prospectus/contract';
import { AUDIT_ACTIONS } from '@prospectus/contract/audit-actions';
import type { StatusTone } from '@prospectus/design-system';

import { listPath, type ResourceEntry } from '../../records/console-resource.ts';
import english from '../../texts/en.json';
import { useContractText, useText } from '../../texts/language-context.ts';

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

/** How entries are named and where they lead. */
export function useEntryWords(resources: readonly ResourceEntry[]) {
  const text = useText();
  const contractText = useContractText();
  const known = new Map(resources.map((one) => [one.declaration.name, one]));
  return {
    action: (name: string): { label: string; tone: StatusTone } =>
      isAction(name)
        ? { label: text(`audit.actions.${name}`), tone: TONES[name] ?? 'neutral' }
        : { label: name, tone: 'neutral' },
    /** What kind of record it is about. */
    subject: (name: string): string => {
      const resource = known.get(name);
      if (resource) return contractText(resource.declaration.label.one);
      return isSubject(name) ? text(`audit.subjects.${name}`) : name;
    },
    person: ({ by, by_name }: Pick<AuditEntry, 'by' | 'by_name'>): string =>
      by === null ? text('audit.installation') : by_name || text('audit.former'),
    /** The screen of the record; undefined where it has none. */
    href: ({ resource, record_id }: Pick<AuditEntry, 'resource' | 'record_id'>): string | undefined => {
      const entry = known.get(resource);
      if (entry) return record_id ? `${listPath(entry)}/${record_id}` : listPath(entry);
      const path = SCREENS[resource];
      if (!path?.endsWith('/')) return path;
      return record_id ? `${path}${record_id}` : undefined;
    },
    declaration: (name: string) => known.get(name)?.declaration,
  };
}

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
