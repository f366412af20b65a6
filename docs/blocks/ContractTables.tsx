import {
  can,
  ERRORS,
  fieldMeta,
  ORIGINS,
  type PartResource,
  parts,
  PERMISSIONS,
  type Resource,
  resources,
  ROLE,
  VERBS,
} from '@prospectus/contract';
import { Table } from '../component-page/Table.tsx';

/** The catalogue of errors, from the contract. */
export const ErrorTable = () => (
  <Table
    head={['Code', 'Status', 'What a person reads']}
    rows={Object.entries(ERRORS).map(([code, { status, msg }]) => [`\`${code}\``, status, msg])}
  />
);

/** Which role may do what, by the contract's own `can()`. */
export const PermissionTable = () => (
  <Table
    head={['Subject', ...VERBS]}
    rows={Object.keys(PERMISSIONS).map((subject) => [
      `\`${subject}\``,
      ...VERBS.map((verb) => {
        const allowed = Object.entries(ROLE).filter(([, role]) => can(role, verb, subject));
        return allowed.map(([name]) => name).join(', ') || 'no one';
      }),
    ])}
  />
);

/** All origins of the enquiry, from the contract. */
export const OriginTable = () => (
  <Table
    head={['Origin', 'Opened by', 'Variants', 'Campaign', 'Leads to', 'Event']}
    rows={Object.entries(ORIGINS).map(([name, { opener, variants, campaign, after, event }]) => [
      `\`${name}\``,
      opener,
      variants.join(', '),
      campaign ?? 'of the visit',
      `\`${after}\``,
      `\`${event}\``,
    ])}
  />
);

type Declared = Pick<Resource, 'name' | 'label' | 'schema'>;
type Field = Parameters<typeof fieldMeta>[0];

/** The fields of every content resource, from the contract. */
export const ResourceFields = () => <FieldTables of={Object.values<Resource>(resources)} />;

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
