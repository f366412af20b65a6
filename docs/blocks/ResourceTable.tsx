import { type Resource, resources } from '@prospectus/contract';

/** Every content resource, from the contract's registry. */
export function ResourceTable() {
  const all = Object.values<Resource>(resources);
  return (
    <>
      <p>
        The registry holds {all.length} resources; parts of programmes are declared in the same way in{' '}
        <code>parts.ts</code>.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">In the console</th>
            <th scope="col">Kept as</th>
            <th scope="col">Fields</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, label, storage, single, ordered, schema }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{label.many}</td>
              <td>
                {storage === 'table' ? 'rows: saved is live' : single ? 'one document' : 'documents'}
                {ordered && ', in an order of their own'}
              </td>
              <td>{Object.keys(schema.shape).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
