/** A heading of a rich text that can be linked to. */
type TextHeading = {
  id: string;
  label: string;
};

/**
 * The second-level headings of a rich text, and the text with an id on each. Ids are made of the words, so that links
 * survive other changes of the text; the prefix `part-` avoids collisions with ids of the page.
 */
export function headingsOf(html: string): { html: string; headings: TextHeading[] } {
  const headings: TextHeading[] = [];
  // The API strips attributes of headings.
  const withIds = html.replaceAll(/<h2>((?:(?!<h2>)[\s\S])*?)<\/h2>/g, (_, inside: string) => {
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

// The entities of sanitized texts, `&` last.
const ESCAPED = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

const plain = (html: string): string =>
  ESCAPED.reduce((text, [entity, letter]) => text.replaceAll(entity, letter), html.replaceAll(/<[^<>]*>/g, '')).trim();

/** Two or three lines. */
const MAX_LEAD_LENGTH = 170;

/**
 * Moves the first sentences of a rich text into a lead for the top of its page. A text that does not begin with plain
 * sentences stays whole.
 */
export function leadOf(html: string): { lead: string; rest: string } {
  const [opening = '', start = ''] = /^\s*<p>([^<]+)/.exec(html) ?? [];
  const isWhole = html.startsWith('</p>', opening.length);
  const sentences = start.match(/.(?:[^.!?]|[.!?](?!\s|$))*[.!?](?:\s+|$)/gsy) ?? [];
  let lead = '';
  for (const sentence of sentences) {
    if ((lead + sentence).trimEnd().length > MAX_LEAD_LENGTH) break;
    lead += sentence;
  }
  // The last sentence continues in other markup.
  if (!isWhole && lead.length === start.length && !/\s$/.test(lead))
    lead = lead.slice(0, -(sentences.at(-1)?.length ?? 0));
  if (lead === '') return { lead: '', rest: html };
  const left = start.slice(lead.length);
  const after = html.slice(opening.length);
  const rest = left === '' && isWhole ? after.replace('</p>', '').trimStart() : `<p>${left}${after}`;
  // A short text stays in the page.
  return rest.trim() === '' ? { lead: '', rest: html } : { lead: lead.trimEnd(), rest };
}
