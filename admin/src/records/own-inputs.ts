import type { KindInput } from '../inputs/kind-input.ts';
import { SlugInput } from '../inputs/SlugInput.tsx';
import type { ConsoleResource } from './console-resource.ts';

type Inputs = Readonly<Record<string, KindInput>>;
const made = new WeakMap<ConsoleResource, Inputs>();

/** The resource's own inputs, with the one for its address where its records have pages of their own. */
export function inputsOf(resource: ConsoleResource): Inputs {
  const known = made.get(resource);
  if (known) return known;
  const { slug } = resource.declaration;
  const inputs = { ...(slug && slug.folder !== 'metadata' && { [slug.field]: SlugInput }), ...resource.inputs };
  made.set(resource, inputs);
  return inputs;
}
