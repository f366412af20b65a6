import { ORIGINS } from '@prospectus/contract';

/** Every way into the enquiry, from the contract. */
export const OriginTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Origin</th>
        <th scope="col">Opened by</th>
        <th scope="col">Variants</th>
        <th scope="col">Campaign</th>
        <th scope="col">Leads to</th>
        <th scope="col">Event</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(ORIGINS).map(([name, origin]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{origin.opener}</td>
          <td>{origin.variants.join(', ')}</td>
          <td>{origin.campaign ?? 'of the visit'}</td>
          <td>
            <code>{origin.after}</code>
          </td>
          <td>
            <code>{origin.event}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
