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
  const withIds = html.replaceAll(
    /<h2\b((?:(?!\sid=)[^>])*)>([\s\S]*?)<\/h2>/g,
    (_, attributes: string, inside: string) => {
      const label = plain(inside);
      const words = `part-${label
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/-$/, '')}`;
      const same = headings.filter(({ id }) => id === words || id.startsWith(`${words}--`)).length;
      const id = same === 0 ? words : `${words}--${same + 1}`;
      headings.push({ id, label });
      return `<h2 id="${id}"${attributes}>${inside}</h2>`;
    },
  );
  return { html: withIds, headings };
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
  '&amp;': '&',
};

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
