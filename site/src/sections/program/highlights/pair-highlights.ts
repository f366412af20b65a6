/** A key highlight; a missing value leaves the title alone. */
type Highlight = { title: string; value?: string };

/** Pairs the titles (joined by ', ') with the values (joined by ',') by position (§3); values beyond the titles are dropped. */
export function pairHighlights({
  key_highlights,
  key_highlights_value,
}: {
  key_highlights: string;
  key_highlights_value: string;
}): Highlight[] {
  const values = key_highlights_value.split(',').map((value) => value.trim());
  return key_highlights
    .split(', ')
    .map((title, at) => ({ title: title.trim(), value: values[at] }))
    .flatMap(({ title, value }) => (title === '' ? [] : [value ? { title, value } : { title }]));
}
