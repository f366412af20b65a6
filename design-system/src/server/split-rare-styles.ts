/** When the rules apply that few visits need: on paper, and by a reader's own settings. */
export const rareMedia = 'print,(prefers-contrast:more),(forced-colors:active)';

const RARE = ['@media print{', '@media (prefers-contrast: more){', '@media (forced-colors: active){'];

/**
 * Takes the blocks for paper, for more contrast and for forced colours out of a sheet. They go on in the order in which
 * they stood; after the rest they win where both are as specific.
 */
export function splitRareStyles(css: string): { common: string; rare: string } {
  let [common, rare] = ['', ''];
  for (let at = 0, end = 0; at < css.length; at = end) {
    end = endOfBlock(css, at);
    const block = css.slice(at, end);
    if (RARE.some((start) => block.startsWith(start))) rare += block;
    else common += block;
  }
  return { common, rare };
}

/** Behind the brace that closes the next block. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}
