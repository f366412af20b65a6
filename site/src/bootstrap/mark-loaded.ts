/** Marks that the document and its files have loaded, which hides the progress bar (SECT-13). */
export function markLoaded(): void {
  const mark = () => document.documentElement.toggleAttribute('data-loaded', true);
  if (document.readyState === 'complete') mark();
  else addEventListener('load', mark, { once: true });
}
