import type { CSSProperties } from 'react';
import { type ColumnSize, columnWidths } from '../components/content/DataTable/column-widths.ts';

/** Widths by column key, in px at the default text size. */
export type ColumnWidths = Readonly<Record<string, number>>;

const REM = 16;
/** Room for a word and the sort mark. */
export const MIN_WIDTH = 64;
/** Room for a long line of text. */
export const MAX_WIDTH = 640;

/** A valid width, in whole px. */
export const boundedWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

type Sized = { key: string; size?: ColumnSize | undefined; fixed?: boolean };

/** The styles for the set widths; empty when none is set. */
export function shownWidths(columns: readonly Sized[], widths: ColumnWidths) {
  const own = columns.map(({ key, fixed }) => {
    const width = fixed ? undefined : widths[key];
    return width === undefined ? undefined : boundedWidth(width) / REM;
  });
  if (own.every((width) => width === undefined)) return {};
  const usual = columnWidths(columns.map(({ key, size = 'medium' }) => ({ key, size })));
  const shares = columns.map((_, at) =>
    own[at] === undefined ? Number.parseFloat(usual?.shares[at]?.share ?? '') : 0,
  );
  const share = sum(shares);
  const taken = sum(own.map((width) => width ?? 0));
  // Never narrower than the width at which a table with default widths begins to scroll.
  const leasts = shares.map((one) => ((usual?.least ?? 0) * one) / 100);
  const style: Record<string, string> = { '--least-in-all': `${round(taken + sum(leasts))}rem` };
  for (const [at, width] of own.entries())
    style[`--column-${at + 1}`] =
      width === undefined
        ? `max(${round(leasts[at] ?? 0)}rem, calc((100cqi - ${round(taken)}rem) * ${round((shares[at] ?? 0) / share)}))`
        : `${width}rem`;
  return { 'data-sized': true, style: style as CSSProperties };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const round = (number: number): number => Math.round(number * 10_000) / 10_000;
