import { can, PERMISSIONS, ROLE, VERBS } from '@prospectus/contract';

/** Who may do what, asked of the contract's own `can()`. */
export function PermissionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Subject</th>
          {VERBS.map((verb) => (
            <th key={verb}>{verb}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(PERMISSIONS).map((subject) => (
          <tr key={subject}>
            <td>
              <code>{subject}</code>
            </td>
            {VERBS.map((verb) => (
              <td key={verb}>
                {roles
                  .filter(([, role]) => can(role, verb, subject))
                  .map(([name]) => name)
                  .join(', ') || 'no one'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const roles = Object.entries(ROLE);
