/** How much of a table's width a column gets: for marks, a figure, a word or two, a name or a sentence. */
export type ColumnSize = 'mark' | 'small' | 'medium' | 'large';

type Sized = { key: string; size?: ColumnSize | undefined };

// In rem, so that larger text gets more room. Where the table is wider, all columns grow alike.
const WIDTHS: Record<ColumnSize, number> = { mark: 5.5, small: 5.5, medium: 7, large: 9 };
/** How far columns shrink before the table scrolls. */
const SHRINK = 0.85;

/** The least width of a table, in rem, and each column's share of it in percent. */
export function columnWidths(columns: readonly Sized[]): { least: number; shares: { key: string; share: string }[] } {
  const widths = columns.map(({ size = 'medium' }) => WIDTHS[size]);
  const sum = widths.reduce((all, width) => all + width, 0);
  return {
    least: Math.round(sum * SHRINK),
    shares: columns.map(({ key }, at) => ({ key, share: `${(((widths[at] ?? 0) / sum) * 100).toFixed(2)}%` })),
  };
}
