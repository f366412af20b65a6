import type { Preview } from '@storybook/react-vite';
import { componentFacts } from '../component-page/facts.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props as the source declares them: their types in full, and defaults that are given in the component's body. */
export const exactArgTypes: Enhancer = ({ title, argTypes }) => {
  const props = new Map(componentFacts[title]?.props.map((prop) => [prop.name, prop]));
  const exact = structuredClone(argTypes);
  for (const [name, argType] of Object.entries(exact)) {
    const prop = props.get(name);
    if (!prop) continue;
    argType.table = { ...argType.table, type: { summary: prop.type } };
    if (prop.default) argType.table.defaultValue = { summary: prop.default };
  }
  return exact;
};
