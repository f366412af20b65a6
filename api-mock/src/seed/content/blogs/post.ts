import { programId } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';

type Row = SeedRow<'blogs'>;

/** A post of the blog; its address is its key, `program` a key or slug. */
export const post = ({ program, ...fields }: Omit<Row, 'key' | 'program'> & { program?: string }): Row => ({
  key: fields.slug,
  ...fields,
  program: program ? programId(program) : null,
});
