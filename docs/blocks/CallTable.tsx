import { endpoints, type Endpoint, type RouteName, routes } from '@prospectus/contract';

/** Every call that is not a console resource, from the contract. */
export function CallTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Call</th>
          <th>What it does</th>
          <th>Who</th>
          <th>Can answer</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries<Endpoint>(endpoints).map(([name, { summary, access, errors }]) => {
          const [method, path] = routes[name as RouteName];
          return (
            <tr key={name}>
              <td style={{ minWidth: 220 }}>
                <code>
                  {method} /api{path}
                </code>
              </td>
              <td>{summary}</td>
              <td>{who[access]}</td>
              <td>{errors.length > 0 ? errors.join(', ') : 'no error of its own'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const who = {
  public: 'anyone',
  lead: 'a verified visitor',
  staff: 'staff',
  local: 'anyone, in local mode alone',
} satisfies Record<Endpoint['access'], string>;
