import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGN_SYSTEM } from './places.ts';
import { readTypes } from './types.ts';

/** What each colour is for, from the comments of its type. */
export function readColourJobs(): Record<string, string> {
  const file = join(DESIGN_SYSTEM, 'tokens/colour.ts');
  const scheme = readTypes(file, readFileSync(file, 'utf8')).find(({ name }) => name === 'ColourScheme');
  return Object.fromEntries(scheme?.fields.map(({ name, description }) => [name, description]) ?? []);
}
