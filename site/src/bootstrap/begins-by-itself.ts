import { isWide } from '../lib/is-wide.ts';

/**
 * Whether the page holds something that waits for nobody: `data-begin`, or on wide screens `data-begin="wide"`, where a
 * part is shown in another form than it came in.
 */
export const beginsByItself = (): boolean =>
  document.querySelector('[data-begin=""]') !== null ||
  (isWide() && document.querySelector('[data-begin="wide"]') !== null);
