import { fieldMeta, type PartResource, parts, type Resource, resources } from '@prospectus/contract';

type Declared = Pick<Resource, 'name' | 'label' | 'schema'>;
type Field = Parameters<typeof fieldMeta>[0];

/** The fields of every content resource, from the contract. */
export const ResourceFields = () => <FieldTables of={Object.values<Resource>(resources)} />;

/** The fields of every part of a programme. */
export const PartFields = () => <FieldTables of={Object.values<PartResource>(parts)} />;

const FieldTables = ({ of }: { of: readonly Declared[] }) => (
  <>
    {of.map(({ name, label, schema }) => (
      <section key={name}>
        <h3>
          {label.many} (<code>{name}</code>)
        </h3>
        <table>
          <thead>
            <tr>
              <th>Field</th>
              <th>Label</th>
              <th>Kind</th>
              <th>Help</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries<Field>(schema.shape).map(([field, declared]) => (
              <FieldRow key={field} name={field} declared={declared} />
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
);

function FieldRow({ name, declared }: { name: string; declared: Field }) {
  const meta = fieldMeta(declared);
  const needed = !declared.safeParse(undefined).success;
  const of = meta?.resource ? ` to ${meta.resource}` : '';
  return (
    <tr>
      <td>
        <code>{name}</code>
        {needed && ' (needed)'}
      </td>
      <td>{meta?.label}</td>
      <td>
        {meta?.kind}
        {of}
      </td>
      <td>{meta?.help ?? meta?.options?.map((option) => option.name).join(', ')}</td>
    </tr>
  );
}
