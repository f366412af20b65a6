const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that is safe inside a script element. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value)
    // Other `<` stay: texts that the page also shows compress better while they are equal.
    .replaceAll(/<(?=\/?script|!--)/gi, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
