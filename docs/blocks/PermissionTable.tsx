import { can, PERMISSIONS, ROLE, VERBS } from '@prospectus/contract';
import { Table } from './Table.tsx';

/** Which role may do what, by the contract's own `can()`. */
export const PermissionTable = () => (
  <Table
    head={['Subject', ...VERBS]}
    rows={Object.keys(PERMISSIONS).map((subject) => [
      `\`${subject}\``,
      ...VERBS.map((verb) => {
        const allowed = Object.entries(ROLE).filter(([, role]) => can(role, verb, subject));
        return allowed.map(([name]) => name).join(', ') || 'no one';
      }),
    ])}
  />
);
