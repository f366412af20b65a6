/** Says that the document and all it names has come: the line along the top goes (SECT-13). */
export function markLoaded(): void {
  const mark = () => document.documentElement.toggleAttribute('data-loaded', true);
  if (document.readyState === 'complete') mark();
  else addEventListener('load', mark, { once: true });
}
