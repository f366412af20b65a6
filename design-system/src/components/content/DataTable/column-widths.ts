/** A column's share of a table's width: for a figure or icons, a word or two, a name, a sentence. */
export type ColumnSize = 'small' | 'medium' | 'large' | 'text';

type Sized = { key: string; size?: ColumnSize | undefined };

// In rem, so that larger text gets more room. If the table is wider, all columns grow in proportion.
const WIDTHS: Record<ColumnSize, number> = { small: 5.5, medium: 7, large: 9, text: 16 };

/** Each column's share of the width of a table, in percent; undefined if no column has a size. */
export function columnWidths(columns: readonly Sized[]): { key: string; share: string }[] | undefined {
  if (columns.every(({ size }) => size === undefined)) return undefined;
  const widths = columns.map(({ size = 'medium' }) => WIDTHS[size]);
  const sum = widths.reduce((all, width) => all + width, 0);
  return columns.map(({ key }, at) => ({ key, share: `${(((widths[at] ?? 0) / sum) * 100).toFixed(2)}%` }));
}
