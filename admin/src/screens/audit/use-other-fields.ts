import { ROLE, type Role } from '@prospectus/contract';

import english from '../../texts/en.json';
import { useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';

const FIELDS = english.audit.fields;
type Known = keyof typeof FIELDS;
const isKnown = (name: string): name is Known => Object.hasOwn(FIELDS, name);

/** Words for values of what is no content: accounts, deliveries, files. */
export function useOtherFields() {
  const text = useText();
  return {
    label: (path: string): string =>
      path
        .split('.')
        .map((name) => (isKnown(name) ? text(`audit.fields.${name}`) : name.replaceAll('_', ' ')))
        .join(' › '),
    value: (path: string, value: unknown): unknown => {
      if (path === 'role' && (value === null || isRole(value))) return text(roleKey(value));
      if (typeof value === 'boolean') return text(value ? 'entities.value.yes' : 'entities.value.no');
      return typeof value === 'number' ? String(value) : value;
    },
  };
}

const isRole = (value: unknown): value is Role => Object.values<unknown>(ROLE).includes(value);
