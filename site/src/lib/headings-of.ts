/** A heading of a rich text that can be linked to. */
export type TextHeading = {
  /** Its id in the text, without `#`. */
  id: string;
  label: string;
};

/**
 * The second-level headings of a rich text, and the text with an id on each of them. Ids are made of the words, so that a
 * link to one outlives changes elsewhere in the text; `part-` keeps them apart from the ids of the page.
 */
export function headingsOf(html: string): { html: string; headings: TextHeading[] } {
  const headings: TextHeading[] = [];
  // The API lets no attribute through on a heading.
  const withIds = html.replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (_, inside: string) => {
    const label = plain(inside);
    const words = `part-${label
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/-$/, '')}`;
    const same = headings.filter(({ id }) => id === words || id.startsWith(`${words}--`)).length;
    const id = same === 0 ? words : `${words}--${same + 1}`;
    headings.push({ id, label });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return { html: withIds, headings };
}

// What the API's cleaning of texts escapes, `&` last.
const ESCAPED = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

const plain = (html: string): string =>
  ESCAPED.reduce((text, [entity, letter]) => text.replaceAll(entity, letter), html.replaceAll(/<[^>]*>/g, '')).trim();
