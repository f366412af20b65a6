import type { SeedRow } from '../seed-row.ts';

/** A page of the university; its address is its key. */
export const page = (fields: Omit<SeedRow<'pages'>, 'key'>): SeedRow<'pages'> => ({ key: fields.slug, ...fields });
