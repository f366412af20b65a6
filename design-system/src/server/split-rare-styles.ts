/** When the rarely needed rules apply: in print, with more contrast, in forced colours. */
export const rareMedia = 'print,(prefers-contrast:more),(forced-colors:active)';

const RARE = ['@media print{', '@media (prefers-contrast: more){', '@media (forced-colors: active){'];

/**
 * Separates the blocks for print, more contrast and forced colours from a style sheet. They keep their order; loaded
 * after the others, they win over rules of equal specificity.
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

/** The index after the brace that closes the next block. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}
