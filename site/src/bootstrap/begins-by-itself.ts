/** Screens on which a part of the page that is `data-begin="wide"` is shown in another form than it came in. */
const WIDE = '(min-width: 768px)';

/** Whether the page holds something that waits for nobody: everywhere, or on wide screens alone. */
export const beginsByItself = (): boolean =>
  document.querySelector('[data-begin=""]') !== null ||
  (document.querySelector('[data-begin="wide"]') !== null && matchMedia(WIDE).matches);
