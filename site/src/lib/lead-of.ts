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
