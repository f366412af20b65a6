import type { Preview } from '@storybook/react-vite';
import { componentFacts } from '../component-page/facts.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props as the source declares them: types in full, inherited ones included, defaults of the component's body too. */
export const exactArgTypes: Enhancer = ({ title, argTypes }) => {
  const facts = componentFacts[title];
  if (!facts) return argTypes;
  const entries = facts.props.map((prop) => {
    const found = argTypes[prop.name];
    const type = { name: 'other', value: prop.type, required: prop.required } as const;
    const table = {
      ...found?.table,
      type: { summary: prop.type },
      ...(prop.default && { defaultValue: { summary: prop.default } }),
    };
    return [prop.name, { type, ...found, name: prop.name, description: prop.description, table }] as const;
  });
  return Object.fromEntries(entries);
};
