import { consoleSubjects } from '@prospectus/contract';

/** Every call of the console by its subject, from the contract. */
export function ConsoleCallTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Subject</th>
          <th>Calls below its address</th>
        </tr>
      </thead>
      <tbody>
        {consoleSubjects.map(({ name, label, calls }) => (
          <tr key={name}>
            <td style={{ minWidth: 180 }}>
              {label}
              <br />
              <code>/api/admin/{name}</code>
            </td>
            <td style={{ minWidth: 240 }}>
              {Object.entries(calls).map(([key, { method, path }], index) => (
                <span key={key}>
                  {index > 0 && ', '}
                  <code>
                    {method} {path || '/'}
                  </code>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
