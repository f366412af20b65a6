import type { DocumentName, resources } from '@prospectus/contract';
import type { z } from 'zod';

/** A record of the seed: its fields, and the key its id is made of, unique within its resource. */
export type SeedRow<N extends DocumentName> = { key: string } & z.input<(typeof resources)[N]['schema']>;

/** Rows of every document resource in the order of their lists; the compiler asks for each. */
export type Seed = { readonly [N in DocumentName]: readonly SeedRow<N>[] };
