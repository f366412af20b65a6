import { ERRORS } from '@prospectus/contract';

/** The catalogue of errors, from the contract. */
export function ErrorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Status</th>
          <th>Code</th>
          <th>What a person reads</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(ERRORS).map(([code, { status, msg }]) => (
          <tr key={code}>
            <td>{status}</td>
            <td>
              <code>{code}</code>
            </td>
            <td>{msg}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
