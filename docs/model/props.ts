import type { Field, Shape } from './declarations.ts';
import { type Literals, spellOut } from './literals.ts';

export interface Prop extends Field {
  default: string | undefined;
}

/**
 * The props of an interface, including those of our own interfaces it extends; `passesOn` names the others. Unions and
 * defaults are spelled out, because a table cannot show imports.
 */
export function propsOf(
  shape: Shape | undefined,
  all: ReadonlyMap<string, Shape>,
  defaults: Record<string, string>,
  literals: Literals,
): { props: Prop[]; passesOn: string[] } {
  const { fields, others } = collect(shape, all);
  const props = fields.map((field) => {
    const value = defaults[field.name];
    return {
      ...field,
      type: spellOut(field.type, literals),
      default: value && (literals.constants.get(value) ?? value),
    };
  });
  return { props, passesOn: others };
}

function collect(shape: Shape | undefined, all: ReadonlyMap<string, Shape>): { fields: Field[]; others: string[] } {
  if (!shape) return { fields: [], others: [] };
  const inherited = shape.bases.map((base) => {
    const [, chosen, name, names = ''] = /^(?:(Omit|Pick)<)?(\w+)(?:, (.+)>)?$/.exec(base) ?? [];
    const known = all.get(name ?? '');
    if (!known) return { fields: [], others: [base] };
    const { fields, others } = collect(known, all);
    const named = new Set([...names.matchAll(/'([^']+)'/g)].map(([, one]) => one ?? ''));
    if (!chosen) return { fields, others };
    return { fields: fields.filter((field) => named.has(field.name) === (chosen === 'Pick')), others };
  });
  const own = new Set(shape.fields.map(({ name }) => name));
  return {
    fields: [...inherited.flatMap(({ fields }) => fields.filter(({ name }) => !own.has(name))), ...shape.fields],
    others: [...new Set(inherited.flatMap(({ others }) => others))],
  };
}
