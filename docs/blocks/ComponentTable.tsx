import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentFacts } from '../component-page/facts.ts';
import { Inline } from '../component-page/Inline.tsx';

const facts = Object.values(componentFacts);
const parts = Map.groupBy(facts, ({ title }) => title.split('/')[0] ?? title);

/** Every component by its part of the system, with what it is for and the entry point it is imported from. */
export function ComponentTable() {
  return [...parts].map(([part, members]) => (
    <section key={part}>
      <h2 id={part.toLowerCase()}>{part}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">What it is for</th>
            <th scope="col">Door</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name, guide, description, entryPoint }) => (
            <tr key={id}>
              <th scope="row">
                <AnchorMdx href={`?path=/docs/${id}`} target="_self">
                  {name}
                </AnchorMdx>
              </th>
              <td>
                <Inline text={guide?.summary ?? description} />
              </td>
              <td>
                <code>{entryPoint.module.replace('@prospectus/design-system', '') || '.'}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

/** How many there are, in figures. */
export const componentCount = facts.length;
