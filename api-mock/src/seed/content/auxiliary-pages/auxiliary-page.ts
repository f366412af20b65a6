import { programId, programOf } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';

type Row = SeedRow<'auxiliary-pages'>;
type Own = Omit<Row, 'key' | 'program' | 'otherPrograms'> & {
  /** The programme or specialisation the page stands below, by key or slug. */
  below?: string;
  /** Related courses, by key or slug. */
  related?: readonly string[];
};

/** An auxiliary page; its key is its address below `/auxiliary`. */
export function auxiliaryPage({ below, related = [], ...fields }: Own): Row {
  return {
    key: [below && folderOf(below), fields.slug].filter(Boolean).join('/'),
    ...fields,
    program: below ? programId(below) : null,
    otherPrograms: related.map(programId),
  };
}

const folderOf = (name: string): string => {
  const { parent, slug } = programOf(name);
  return parent ? `specialisation/${slug}` : slug;
};
