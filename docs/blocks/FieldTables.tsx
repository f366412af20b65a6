import { fieldMeta, type PartResource, parts, type Resource, resources } from '@prospectus/contract';
import { Table } from './Table.tsx';

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
        <Table
          head={['Field', 'Label', 'Kind', 'Help']}
          rows={Object.entries<Field>(schema.shape).map(([field, declared]) => rowOf(field, declared))}
        />
      </section>
    ))}
  </>
);

function rowOf(name: string, declared: Field) {
  const meta = fieldMeta(declared);
  const isRequired = !declared.safeParse(undefined).success;
  return [
    `\`${name}\`${isRequired ? ' (needed)' : ''}`,
    meta?.label,
    [meta?.kind, meta?.resource && `to ${meta.resource}`].filter(Boolean).join(' '),
    meta?.help ?? meta?.options?.map((option) => option.name).join(', '),
  ];
}
