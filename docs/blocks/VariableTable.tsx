import { apiVariables, siteVariables } from '@prospectus/contract/variables';
import { Table } from '../component-page/Table.tsx';

const variables = { ...siteVariables, ...apiVariables };
type Variable = (typeof variables)[keyof typeof variables];

/** The variables of all processes, from the declarations that they are parsed with. */
export const VariableTable = () => (
  <Table
    head={['Variable', 'Read by', 'Default', 'Meaning']}
    rows={Object.entries<Variable>(variables)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, schema]) => [`\`${name}\``, readersOf(name), defaultOf(schema), schema.meta()?.description])}
  />
);

const readersOf = (name: string) =>
  [name in apiVariables && 'API', name in siteVariables && 'site'].filter(Boolean).join(', ');

function defaultOf(schema: Variable): string {
  const { initial } = schema.meta() ?? {};
  if (typeof initial === 'string') return initial;
  const value = schema.safeParse(undefined).data;
  return value === undefined ? 'unset' : `\`${String(value)}\``;
}
