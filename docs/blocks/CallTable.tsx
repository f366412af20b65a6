import { type Call, calls, errorsOf } from '@prospectus/contract';

/** Every call that is not the console's, from the contract. */
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
        {Object.entries(calls)
          .filter(([name]) => !name.includes(' /admin/'))
          .map(([name, call]) => (
            <tr key={name}>
              <td style={{ minWidth: 220 }}>
                <code>{name.replace(' ', ' /api')}</code>
              </td>
              <td>{call.summary}</td>
              <td>{whoOf(call)}</td>
              <td>{errorsOf(name, call).join(', ')}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const whoOf = ({ access }: Call): string => (typeof access === 'object' ? 'staff' : who[access]);

const who = {
  public: 'anyone',
  lead: 'a verified visitor',
  own: 'every member of staff',
  local: 'anyone, in local mode alone',
} satisfies Record<Exclude<Call['access'], object>, string>;
