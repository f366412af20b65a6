import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentFacts } from '../component-page/facts.ts';
import { Table } from '../component-page/Table.tsx';

const facts = Object.values(componentFacts);
const parts = Map.groupBy(facts, ({ title }) => title.split('/')[0] ?? title);

/** All components by group, with purpose and entry point. */
export const ComponentTable = () =>
  [...parts].map(([part, members]) => (
    <section key={part}>
      <h2 id={part.toLowerCase()}>{part}</h2>
      <Table
        head={['Component', 'What it is for', 'Entry point']}
        rows={members.map(({ id, name, guide, description, entryPoint }) => [
          <AnchorMdx key={id} href={`?path=/docs/${id}`} target="_self">
            {name}
          </AnchorMdx>,
          guide?.summary ?? description,
          `\`${entryPoint.module.replace('@prospectus/design-system', '') || '.'}\``,
        ])}
      />
    </section>
  ));

export const componentCount = facts.length;
