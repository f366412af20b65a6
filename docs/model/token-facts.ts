import { join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import { DESIGN_SYSTEM } from './paths.ts';

/** What each colour is for, from the comments of its type. */
export function readColourJobs(): Record<string, string> {
  const { shapes } = readDeclarations(join(DESIGN_SYSTEM, 'tokens/colour-scheme.ts'));
  const scheme = shapes.find(({ name }) => name === 'ColourScheme');
  return Object.fromEntries(scheme?.fields.map(({ name, description }) => [name, description]) ?? []);
}
