import { type Resource, resources } from '@prospectus/contract';
import { Table } from '../component-page/Table.tsx';

/** Every content resource, from the contract's registry. */
export function ResourceTable() {
  const all = Object.values<Resource>(resources);
  return (
    <>
      <p>
        The registry holds {all.length} resources; parts of programmes are declared in the same way in{' '}
        <code>parts.ts</code>.
      </p>
      <Table
        head={['Name', 'In the console', 'Kept as', 'Fields']}
        rows={all.map(({ name, label, storage, single, ordered, schema }) => [
          `\`${name}\``,
          label.many,
          `${storage === 'table' ? 'rows: saved is live' : single ? 'one document' : 'documents'}${ordered ? ', in an order of their own' : ''}`,
          Object.keys(schema.shape).length,
        ])}
      />
    </>
  );
}
