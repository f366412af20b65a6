import { calls } from '@prospectus/contract';

/** Every call of the console by the subject of its permission, from the contract. */
export function ConsoleCallTable() {
  const bySubject = Map.groupBy(Object.entries(calls), ([, { access }]) =>
    typeof access === 'object' ? access.subject : '',
  );
  bySubject.delete('');
  return (
    <table>
      <thead>
        <tr>
          <th>Subject</th>
          <th>Calls</th>
        </tr>
      </thead>
      <tbody>
        {[...bySubject].map(([subject, there]) => (
          <tr key={subject}>
            <td style={{ minWidth: 180 }}>
              <code>{subject}</code>
            </td>
            <td style={{ minWidth: 240 }}>
              {there.map(([name], index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name.replace(' ', ' /api')}</code>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
