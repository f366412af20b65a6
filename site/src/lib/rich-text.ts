/** A heading of a rich text that can be linked to. */
type TextHeading = {
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

/** A lead is two or three lines; what is longer stays in the text. */
const LONGEST = 170;

/**
 * The first sentences of a rich text, for the head of its page, and the text without them, so that nobody reads them
 * twice. Only plain sentences can be taken out of their paragraph: a text that begins otherwise is left whole.
 */
export function leadOf(html: string): { lead: string; rest: string } {
  const [opening = '', start = ''] = /^\s*<p>([^<]+)/.exec(html) ?? [];
  const isWhole = html.startsWith('</p>', opening.length);
  const sentences = start.match(/.+?[.!?]+(?=\s|$)\s*/gs) ?? [];
  let lead = '';
  for (const sentence of sentences) {
    if ((lead + sentence).trimEnd().length > LONGEST) break;
    lead += sentence;
  }
  // A last sentence that goes on in other markup ends elsewhere.
  if (!isWhole && lead.length === start.length && !/\s$/.test(lead))
    lead = lead.slice(0, -(sentences.at(-1)?.length ?? 0));
  if (lead === '') return { lead: '', rest: html };
  const left = start.slice(lead.length);
  const after = html.slice(opening.length);
  const rest = left === '' && isWhole ? after.replace('</p>', '').trimStart() : `<p>${left}${after}`;
  // A text of a line or two is the page.
  return rest.trim() === '' ? { lead: '', rest: html } : { lead: lead.trimEnd(), rest };
}
