const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON for a script element: it cannot end the element, nor open a comment in it. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value)
    // No other `<` matters there, and texts that the page shows too compress well while they are the same.
    .replaceAll(/<(?=\/?script|!--)/gi, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
