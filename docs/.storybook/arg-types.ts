import { isValidElement } from 'react';
import type { Preview } from '@storybook/react-vite';
import { componentFacts } from '../component-page/facts.ts';
import type { Prop } from '../model/props.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props as the source declares them, with full types, inherited props and defaults. */
export const exactArgTypes: Enhancer = ({ title, argTypes, initialArgs }) => {
  const facts = componentFacts[title];
  if (!facts) return argTypes;
  const entries = facts.props.map((prop) => {
    const table = {
      ...argTypes[prop.name]?.table,
      type: { summary: prop.type },
      ...(prop.default && { defaultValue: { summary: prop.default } }),
    };
    const type = { name: 'other', value: prop.type, required: prop.required } as const;
    return [
      prop.name,
      {
        ...argTypes[prop.name],
        name: prop.name,
        description: prop.description,
        type,
        table,
        ...(isDrawn(initialArgs[prop.name]) ? UNCHANGED : controlOf(prop)),
      },
    ] as const;
  });
  return Object.fromEntries(entries);
};

// An element cannot be edited as text.
const isDrawn = (value: unknown): boolean => (Array.isArray(value) ? value.some(isDrawn) : isValidElement(value));

const WORDS = /^(?:string|ReactNode|string \| \(string & \{\}\))$/;
const FEW = 4;
// Not `false`: Storybook would then link to its own site.
const UNCHANGED = { control: { type: 'object', disable: true } } as const;

/** The control for a prop on the page; functions have none. */
function controlOf({ type }: Prop): typeof UNCHANGED | { control: { type: Control }; options?: (string | number)[] } {
  if (WORDS.test(type)) return { control: { type: 'text' } };
  if (type === 'number' || type === 'boolean') return { control: { type } };
  if (type.includes('=>') || type.startsWith('Ref<')) return UNCHANGED;
  const members = type.split(' | ');
  if (members.every((member) => /^'[^']*'$|^\d+$/.test(member))) {
    const options = members.map((one) => (one.startsWith("'") ? one.slice(1, -1) : Number(one)));
    return { control: { type: options.length > FEW ? 'select' : 'radio' }, options };
  }
  return { control: { type: 'object' } };
}

type Control = 'text' | 'number' | 'boolean' | 'radio' | 'select' | 'object';
